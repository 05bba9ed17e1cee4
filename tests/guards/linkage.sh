#!/usr/bin/env bash
# Guard: the command line runs on a machine without a desktop. Usage: linkage.sh PROGRAM
set -euo pipefail
if found=$(ldd "$1" | grep -oE 'libQt6(Widgets|Charts|PrintSupport|OpenGLWidgets|SvgWidgets)\.so\S*' | sort -u); then
  echo "$1 loads what only a window needs:" $found
  exit 1
fi
