#!/usr/bin/env bash
# Guard: sources look as .clang-format says, and no line of code is longer than 120 columns. Usage: format.sh ROOT
# Other versions break lines elsewhere, so it has to be clang-format 14, Debian 12's; where it is missing this is skipped (77).
set -euo pipefail
cd "$1"
program=$(command -v clang-format-14 || command -v clang-format) || { echo "SKIP: no clang-format"; exit 77; }
"$program" --version | grep -q 'version 14\.' || { echo "SKIP: clang-format 14 is wanted, there is $("$program" --version)"; exit 77; }
status=0
sources() { find app models views tests \( -name '*.cpp' -o -name '*.h' \) -print0; }
sources | { xargs -0 -r -P "$(nproc)" -n 60 "$program" --dry-run -Werror 2>&1 || true; } | grep -a 'error:' && status=1
# Texts in string literals may be long: breaking them hides them from searches.
while IFS= read -r place; do
  echo "$place: longer than 120 columns"
  status=1
done < <(sources | LC_ALL=C.UTF-8 xargs -0 -r grep -nE '^[^"]{121,}$' | cut -d: -f1,2)
exit "$status"
