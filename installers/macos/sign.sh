#!/usr/bin/env bash
# Signs a bundle or an image, and has the image notarised, with what the environment gives:
#   installers/macos/sign.sh app Draftlight.app
#   installers/macos/sign.sh image Draftlight.dmg
# Without DRAFTLIGHT_SIGN_AS nothing is signed, and without APPLE_API_KEY_ID nothing is sent to Apple; both are said.
set -euo pipefail
what="$1" path="$2"
here="$(cd "$(dirname "$0")" && pwd)"

if [ -z "${DRAFTLIGHT_SIGN_AS:-}" ]; then
  echo "not signed: DRAFTLIGHT_SIGN_AS is not set ($path)"
  exit 0
fi

case "$what" in
  app)
    # PyInstaller signed each library as it collected them (the spec reads DRAFTLIGHT_SIGN_AS); the bundle comes last.
    codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \
      --sign "$DRAFTLIGHT_SIGN_AS" "$path"
    codesign --verify --deep --strict --verbose=2 "$path"
    ;;
  image)
    codesign --force --timestamp --sign "$DRAFTLIGHT_SIGN_AS" "$path"
    if [ -z "${APPLE_API_KEY_ID:-}" ]; then
      echo "not notarised: APPLE_API_KEY_ID is not set ($path)"
      exit 0
    fi
    xcrun notarytool submit "$path" --wait \
      --key "$APPLE_API_KEY_FILE" --key-id "$APPLE_API_KEY_ID" --issuer "$APPLE_API_ISSUER"
    xcrun stapler staple "$path"
    spctl --assess --type open --context context:primary-signature --verbose=2 "$path"
    ;;
  *)
    echo "usage: $0 app|image PATH" >&2
    exit 2
    ;;
esac
