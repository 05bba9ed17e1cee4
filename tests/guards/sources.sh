#!/usr/bin/env bash
# Guard: form of the files. Usage: sources.sh ROOT
# Licence line, lengths, headers, no paths of somebody's machine, nothing unexpected at the top level, scripts that parse.
set -euo pipefail
cd "$1"
status=0
complain() { echo "$1: $2"; status=1; }

licence='// SPDX-License-Identifier: GPL-3.0-or-later'
# A .cpp has the stem of its header. In a registry's room a common header declares all rows, and tables in code name them.
registries=" models/checks models/checks/indexes models/formats/importers models/formats/exporters models/samples/makers
  app/cli/commands views/window/commands views/canvas/gestures "
# has_header FILE: or needs none, as programs do
has_header() {
  local folder=${1%/*} row
  [[ $1 != *.cpp || $1 == tests/* || $1 == */main.cpp || -e ${1%.cpp}.h ]] && return
  for row in $registries; do
    [ "$folder" != "$row" ] || return 0
  done
  return 1
}

while read -r file; do
  has_header "$file" || complain "$file" "there is no header of this stem: a class of its own, or part of another file"
  [ "$(head -n 1 "$file")" = "$licence" ] || complain "$file" "the first line must be: $licence"
  lines=$(wc -l <"$file")
  case $file in *.h) most=200 ;; *) most=600 ;; esac
  [ "$lines" -le "$most" ] || complain "$file" "$lines lines, at most $most: split it by what it is about"
done < <(find app models views tests -name '*.cpp' -o -name '*.h' | sort)

# Tracked files where there is git, else all that a release archive holds.
listing() { git ls-files 2>/dev/null | grep . || find . -type f -not -path './build/*' -not -path './.git/*' | sed 's|^\./||'; }
files=$(listing)
while read -r place; do
  complain "$place" "a path of one machine"
done < <(tr '\n' '\0' <<<"$files" | xargs -0 grep -nIoE '(^|[^A-Za-z0-9_.~}/-])/(wor[k]|roo[t]|far[m]|hom[e]/[a-z])[A-Za-z0-9_]*/[^ ]*' -- 2>/dev/null || true)

while read -r place; do
  complain "$place" "QLatin1String holds Latin-1 only: take QStringLiteral"
done < <(LC_ALL=C grep -rnoP --include='*.cpp' --include='*.h' 'QLatin1String\("[^"]*[\x80-\xFF]' app models views tests || true)

allowed=" .ci .clang-format .clang-tidy .gitignore CHANGELOG.md CMakeLists.txt CMakePresets.json LICENSE README.md app models packaging resources tests translations views "
while read -r entry; do
  [[ $allowed == *" $entry "* ]] || complain "$entry" "not one of the top level's entries"
done < <(cut -d/ -f1 <<<"$files" | sort -u)

# What a person can scan; the files of subfolders count there.
while read -r count folder; do
  [ "$count" -le 40 ] || complain "$folder" "$count source files, at most 40: give a part of them a folder of its own"
done < <(find app models views -name '*.cpp' -o -name '*.h' | sed 's|/[^/]*$||' | sort | uniq -c)

while read -r script; do
  bash -n "$script" || complain "$script" "does not parse"
done < <(grep -lE '^#!.*bash' packaging/* .ci/* tests/guards/* 2>/dev/null || true)
exit "$status"
