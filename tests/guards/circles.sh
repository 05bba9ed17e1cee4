#!/usr/bin/env bash
# Guard: no circle of files. A header and the source of its stem are one; none may include another that includes it again,
# over however many others. Usage: circles.sh ROOT
set -euo pipefail
cd "$1"
status=0
for folder in models/patterns models/design; do
  circles=$(find "$folder" -name '*.cpp' -o -name '*.h' | sort | xargs awk -v folder="$folder/" '
    /^[ \t]*#[ \t]*include "/ {
      from = FILENAME; sub(/\.[a-z]+$/, "", from)
      to = $0; sub(/^[^"]*"/, "", to); sub(/\.h".*/, "", to)
      if (index(to, folder) == 1 && to != from) print from, to
    }' | { tsort 2>&1 >/dev/null || true; } | sed 's/^tsort: //')
  if [ -n "$circles" ]; then
    echo "$folder: files include each other in a circle: $(tr '\n' ' ' <<<"$circles")"
    status=1
  fi
done
exit "$status"
