#!/usr/bin/env bash
# Shows that each guard finds what it is there for: plants one violation at a time in a small tree of its own.
# Usage: selftest.sh GUARDS-FOLDER QT-HEADERS WINDOW-PROGRAM
set -euo pipefail
guards=$1 qt=$2 window=$3
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
status=0
planted=0
tree=$room/tree
licence='// SPDX-License-Identifier: GPL-3.0-or-later'

fresh() {
  rm -rf "$tree"
  mkdir -p "$tree"/{app/cli,app/gui,models/{base,schema,design,patterns,formats,document,mongo},views/{widgets,window},tests,packaging,.ci}
  printf '%s\n#include <QString>\n' "$licence" | tee "$tree"/models/{base,schema,design,patterns,document}/a.h "$tree"/models/mongo/a.h "$tree"/views/{widgets,window}/a.h >"$tree/tests/a.cpp"
  printf '%s\n#include "models/base/a.h"\n#include <QString>\n#include <bson/bson.h>\n#include "models/design/c.h"\n' "$licence" >"$tree/models/design/a.cpp"
  printf '%s\n' "$licence" >"$tree/models/design/c.h"
  { echo '<!-- layers -->' && "$guards/includes.sh" --table && echo '<!-- end of layers -->'; } >"$tree/README.md"
}
# plant WHAT GUARD EXPECTED FILE TEXT [MORE]: the guard must fail and say EXPECTED; MORE is a function that plants more.
plant() {
  local said result=0
  fresh
  mkdir -p "$tree/$(dirname "$4")"
  printf '%b\n' "$5" >>"$tree/$4"
  ${6:-}
  said=$("$guards/$2.sh" "$tree" "$qt" 2>&1) || result=$?
  if [ "$result" = 0 ] || [[ $said != *"$3"* ]]; then
    echo "not found: $1 (the guard ended with $result and said: $said)"
    status=1
  fi
  planted=$((planted + 1))
}
fresh
export GIT_CEILING_DIRECTORIES=$room
for guard in includes sources circles readme words; do
  "$guards/$guard.sh" "$tree" "$qt" || { echo "the $guard guard complains about a clean tree"; status=1; }
done

plant 'an upward include' includes 'models/base may not include models/schema' models/base/b.cpp '#include "models/schema/a.h"'
plant 'a sideways include' includes 'models/formats may not include models/patterns' models/formats/b.cpp '#include "models/patterns/a.h"'
plant 'core that includes the editor layer' includes 'may not include models/document' models/design/b.cpp '  #  include "models/document/a.h"'
plant 'a view that knows servers' includes 'views/widgets may not include models/mongo' views/widgets/b.cpp '#include "models/mongo/a.h"\n#include "models/base/a.h"'
plant 'a part of the window that knows another' includes 'views/widgets may not include views/window' views/widgets/b.cpp '#include "views/window/a.h"'
plant 'a widget in core' includes '<QWidget> is of another module' models/schema/b.cpp '#include <QWidget>'
plant 'a widget by its module path' includes 'is of another module' models/document/b.cpp '#include <QtWidgets/QWidget>'
plant 'QtGui in core' includes '<QPainter> is of another module' models/patterns/b.cpp '#include <QPainter>'
plant 'a widget in the command line' includes '<QMessageBox> is of another module' app/cli/b.cpp '#include <QMessageBox>'
plant 'the driver outside its folder' includes 'only models/mongo' app/cli/b.cpp '#include <mongoc/mongoc.h>'
plant 'WiredTiger outside its folder' includes 'only models/engine' models/mongo/b.cpp '#include <wiredtiger.h>'
plant 'a path relative to the file' includes 'by their path from the root' models/design/b.cpp '#include "a.h"'
plant 'a folder of no layer' includes 'is in no row' models/extra/b.cpp '#include <QString>'
plant 'a circle of files' circles 'include each other in a circle' models/design/c.h '#include "models/design/a.h"'
plant 'a README with other layers' readme 'differs from' README.md '<!-- layers -->\n| `models/base` | `sw_core` | all |\n<!-- end of layers -->'
plant 'a source file without licence' sources 'the first line must be' models/base/b.cpp 'int a;'
plant 'a long source file' sources 'lines, at most 600' models/base/a.cpp "$licence$(printf '\\n%.0s' {1..600})"
crowd() { for n in {1..41}; do echo "$licence" >"$tree/models/base/crowd$n.h"; done; }
plant 'a folder of too many files' sources 'source files, at most 40' models/base/a.h '' crowd
plant 'a source file whose header has another stem' sources 'no header of this stem' models/design/b.cpp "$licence"
plant 'a long header' sources 'lines, at most 200' models/base/b.h "$licence$(printf '\\n%.0s' {1..200})"
plant 'a Latin-1 string with more than Latin-1' sources 'take QStringLiteral' models/base/a.cpp "$licence\nQLatin1String(\"·\")"
plant 'a path of a machine' sources 'a path of one machine' packaging/notes.txt "see /ho""me/somebody/x and /ro""ot/y"
plant 'a stray file at the top' sources "not one of the top level's entries" notes.txt 'x'
plant 'a text that reads like a translation' words '"is no"' views/window/b.cpp 'QString b() { return tr("This "\n "is no number."); }'
plant 'a plural after 1' words 'plural after 1' resources/patterns/a.md '- Problem: 1 documents'
plant 'a script that does not parse' sources 'does not parse' packaging/x '#!/bin/bash\nif true'
if "$guards/linkage.sh" "$window" >/dev/null; then
  echo "not found: a program that loads widgets"
  status=1
fi
echo "$((planted + 1)) violations planted"
exit "$status"
