#!/usr/bin/env bash
# Builds the program for macOS and its disk image, from the hash-locked requirements alone:
#   installers/macos/build.sh [OWNER/NAME]
# Needs uv and the command line tools of Xcode. The repository's name, if given, is whose releases the program asks for.
# Signed and notarised only if these are set (nothing is read from a file in the repository):
#   DRAFTLIGHT_SIGN_AS   the identity in the keychain, such as "Developer ID Application: …"
#   APPLE_API_KEY_FILE, APPLE_API_KEY_ID, APPLE_API_ISSUER   a key of App Store Connect, for notarytool
set -euo pipefail
cd "$(dirname "$0")/../.."

# Kernels for the computer that compiles would end with an illegal instruction on an older one. Metal is in by itself.
export CMAKE_ARGS="-DGGML_NATIVE=OFF -DGGML_RPC=ON"
export MACOSX_DEPLOYMENT_TARGET=13.0

uv venv --clear --seed --python 3.11 build/release-env
python="$PWD/build/release-env/bin/python"
uv pip install --python "$python" --require-hashes -r installers/requirements.txt

"$python" -m installers.prepare ${1:+--repository "$1"}
"$python" -m installers.build llama bundle
dist/Draftlight.app/Contents/MacOS/draftlight --self-test --json

version="$("$python" -c 'from installers.project import version; print(version())')"
image="dist/Draftlight-$version-macos-$(uname -m).dmg"
installers/macos/sign.sh app dist/Draftlight.app
installers/macos/image.sh dist/Draftlight.app "$image"
installers/macos/sign.sh image "$image"
