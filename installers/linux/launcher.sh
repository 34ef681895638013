#!/bin/sh
# Starts Draftlight from the folder this file lies in, wherever that is and however it was called.
here=$(dirname "$(readlink -f "$0")")
exec "$here/program/draftlight" "$@"
