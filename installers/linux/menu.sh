#!/bin/sh
# Puts Draftlight into your menu, or takes it out again:   ./menu.sh add   ./menu.sh remove
set -eu
here=$(dirname "$(readlink -f "$0")")
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/draftlight.desktop
icon=$share/icons/hicolor/256x256/apps/draftlight.png

case "${1:-}" in
  add)
    mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
    cp "$here/draftlight.png" "$icon"
    # In a menu entry a path is quoted, and \ " ` $ in it are escaped twice: once for the file, once for the quotes.
    # A percent sign is doubled.
    path=$(printf '%s' "$here/draftlight" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
    while IFS= read -r line; do
      case "$line" in
        Exec=*) printf 'Exec="%s"\n' "$path" ;;
        *) printf '%s\n' "$line" ;;
      esac
    done <"$here/draftlight.desktop.in" >"$entry"
    echo "Draftlight is in your menu now. It starts from here: $here"
    ;;
  remove)
    rm -f "$entry" "$icon"
    echo "Draftlight is out of your menu. Chats, settings and models stay in $share/Draftlight"
    ;;
  *)
    echo "usage: menu.sh add | remove" >&2
    exit 2
    ;;
esac
