#!/usr/bin/env bash
# Guard: the README's table of layers is that of the guards. Usage: readme.sh ROOT
set -euo pipefail
cd "$1"
shown=$(sed -n '/^<!-- layers -->$/,/^<!-- end of layers -->$/p' README.md | sed '1d;$d')
if [ "$shown" != "$("$(dirname "$(realpath "$0")")/includes.sh" --table)" ]; then
  echo "README.md: the table between the marks of layers differs from tests/guards/includes.sh --table: paste what that prints"
  exit 1
fi
