#!/usr/bin/env bash
# Guard: which folder may include which. Usage: includes.sh ROOT QT-HEADERS
# The table is the architecture: a row is a folder and the folders it may include besides itself.
set -euo pipefail
root=$1 qt=$2
core="models/base models/schema models/design models/patterns models/advisor models/sizing models/samples models/checks models/formats models/deploy models/calibration"
edit="models/document models/items models/diagram"
views="views/widgets views/jobs views/canvas views/deploy views/sizes views/patterns views/properties views/panels views/files views/window"
table="
models/base:
models/schema: models/base
models/design: models/base models/schema
models/samples: models/base models/schema models/design
models/sizing: models/base models/schema models/design
models/patterns: models/base models/schema models/design
models/advisor: models/base models/schema models/design models/patterns models/sizing
models/checks: models/base models/schema models/design models/sizing
models/formats: models/base models/schema models/design
models/deploy: models/base models/schema models/design
models/calibration: models/base models/schema models/design models/samples models/sizing models/deploy
models/engine: $core
models/mongo: $core
models/document: $core
models/items: $core models/document
models/diagram: $core models/document
views/widgets: $core $edit
views/jobs: $core $edit
views/canvas: $core $edit views/widgets views/jobs
views/deploy: $core $edit views/widgets views/jobs
views/sizes: $core $edit views/widgets views/jobs views/deploy views/patterns views/window
views/patterns: $core $edit views/widgets views/jobs views/sizes views/window
views/properties: $core $edit views/widgets views/jobs views/patterns views/sizes
views/panels: $core $edit views/widgets views/jobs views/properties views/sizes views/canvas
views/files: $core $edit views/widgets views/jobs views/sizes views/canvas
views/window: $core $edit $views
app/cli: $core $edit models/engine models/mongo
app/layout:
app/gui: $core $edit models/engine models/mongo $views
"
# Qt modules whose headers a folder may use; none: any.
declare -A may modules
while IFS=: read -r folder folders; do may[$folder]=" $folder $folders "; done < <(grep : <<<"$table")
for folder in $core models/engine models/mongo; do modules[$folder]=QtCore; done
for folder in $edit app/cli; do modules[$folder]='QtCore QtGui QtSvg'; done

status=0
cd "$root"
[ -d "$qt/QtCore" ] || { echo "no Qt headers in $qt"; exit 1; }
complain() { echo "$place: $1"; status=1; }

# folder_of FILE: sets `folder` to the part of the path that the table names.
folder_of() {
  folder=${1%%/*}
  local rest=${1#*/}
  case $folder in
    models | app | views) [[ $rest != */* ]] || folder+=/${rest%%/*} ;;
  esac
}

# place<TAB>included, for every include of the sources
listing() {
  find models views app -name '*.cpp' -o -name '*.h' | sort | tr '\n' '\0' | xargs -0 -r awk '
    /^[ \t]*#[ \t]*include/ {name = $0; sub(/^[^"<]*/, "", name); sub(/[">][^">]*$/, "", name); print FILENAME ":" FNR "\t" name}'
}

# check_qt HEADER: is it of a module that `folder` may use?
check_qt() {
  local module allowed=${modules[$folder]-}
  [ -n "$allowed" ] || return 0
  for module in $allowed; do
    [ ! -e "$qt/$module/${1#"$module"/}" ] || return 0
  done
  complain "$folder may use $allowed only, and <$1> is of another module"
}

# check_own HEADER: does it exist, and may `folder` include its folder?
check_own() {
  local including=$folder
  if [[ $1 != */* || ! -e $1 ]]; then
    complain "include project headers by their path from the root: $1"
    return 0
  fi
  folder_of "$1"
  [[ ${may[$including]} == *" $folder "* ]] || complain "$including may not include $folder"
}

while IFS=$'\t' read -r place name; do
  folder_of "${place%:*}"
  if [ -z "${may[$folder]-}" ]; then
    complain "the folder $folder is in no row of the table"
    continue
  fi
  case $name in
    '"'*.moc | '"moc_'*.cpp) ;; # made by Qt's moc
    '"'*) check_own "${name#?}" ;;
    '<mongoc'*) [ "$folder" = models/mongo ] || complain "only models/mongo may include the MongoDB driver" ;;
    '<gvc'* | '<cgraph'*) [ "$folder" = app/layout ] || complain "only app/layout may include Graphviz" ;;
    '<wiredtiger'*) [ "$folder" = models/engine ] || complain "only models/engine may include WiredTiger" ;;
    '<queue') ;; # of the standard library
    '<Q'* | '<q'*) check_qt "${name#?}" ;;
  esac
done < <(listing)
exit "$status"
