#!/usr/bin/env bash
# A disk image with the program and a link to Applications to drag it onto:
#   installers/macos/image.sh Draftlight.app Draftlight.dmg
set -euo pipefail
app="$1" image="$2"
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
cp "$(dirname "$0")/../../LICENSE" "$folder/LICENSE.txt"
hdiutil create -volname Draftlight -srcfolder "$folder" -fs HFS+ -format ULFO -ov "$image"
