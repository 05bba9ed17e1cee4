#!/usr/bin/env bash
# Guard: the command line runs on a machine without a desktop, and a server cannot crash what holds unsaved work.
# Usage: linkage.sh PROGRAM [window]
set -euo pipefail
unwanted() {
  if found=$(ldd "$1" | grep -oE "$2" | sort -u); then
    echo "$1 loads what only $3 needs:" $found
    exit 1
  fi
}
unwanted "$1" 'libmongoc\S*' shapewright-connect
[ "${2-}" = window ] || unwanted "$1" 'libQt6(Widgets|Charts|PrintSupport|OpenGLWidgets|SvgWidgets)\.so\S*' 'a window'
