#!/usr/bin/env bash
# Guard: which folder may include which. Usage: includes.sh ROOT QT-HEADERS
# The table is the architecture: a row is a folder and the folders it may include besides itself.
set -euo pipefail
root=$1 qt=$2
core="models/base models/schema models/design models/patterns models/advisor models/sizing models/samples models/checks models/formats models/deploy"
edit="models/document models/items models/diagram"
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
models/engine: $core
models/mongo: $core
models/document: $core
models/items: $core models/document
models/diagram: $core models/document
views: $core $edit
app/cli: $core $edit models/engine models/mongo
app/gui: $core $edit models/engine models/mongo views
"
# Qt modules whose headers a folder may use; no row: any.
modules() {
  case " $core models/engine models/mongo app/cli " in *" $1 "*) echo QtCore; return ;; esac
  case " $edit " in *" $1 "*) echo QtCore QtGui QtSvg ;; esac
}
status=0
cd "$root"
[ -d "$qt/QtCore" ] || { echo "no Qt headers in $qt"; exit 1; }

# folder<TAB>file:line<TAB>included, for every include of the sources
listing() {
  find models views app -name '*.cpp' -o -name '*.h' 2>/dev/null | sort | while read -r file; do
    case $file in
      models/*/* | app/*/*) folder=$(cut -d/ -f1-2 <<<"$file") ;;
      *) folder=${file%%/*} ;;
    esac
    awk -v folder="$folder" -v file="$file" '
      /^[ \t]*#[ \t]*include/ {name = $0; sub(/^[^"<]*/, "", name); sub(/[">][^">]*$/, "", name); print folder "\t" file ":" FNR "\t" name}' "$file"
  done
}
complain() { echo "$1: $2"; status=1; }

while IFS=$'\t' read -r folder place name; do
  row=$(grep "^$folder:" <<<"$table") || { complain "$place" "the folder $folder is in no row of the table"; continue; }
  header=${name#?}
  case $name in
    '"'*/*)
      [ -e "$header" ] || { complain "$place" "include project headers by their path from the root: $header"; continue; }
      case $header in models/* | app/*) target=$(cut -d/ -f1-2 <<<"$header") ;; *) target=${header%%/*} ;; esac
      [[ $target == "$folder" || " ${row#*:} " == *" $target "* ]] || complain "$place" "$folder may not include $target"
      ;;
    '"'*.moc | '"moc_'*.cpp) ;; # made by Qt's moc
    '"'*) complain "$place" "include project headers by their path from the root: $header" ;;
    '<mongoc'*) [ "$folder" = models/mongo ] || complain "$place" "only models/mongo may include the MongoDB driver" ;;
    '<wiredtiger'*) [ "$folder" = models/engine ] || complain "$place" "only models/engine may include WiredTiger" ;;
    '<Q'* | '<q'*)
      allowed=$(modules "$folder")
      [ -n "$allowed" ] || continue
      found=no
      for module in $allowed; do
        if [ -e "$qt/$module/${header#"$module"/}" ]; then found=yes; fi
      done
      [ "$found" = yes ] || complain "$place" "$folder may use $allowed only, and <$header> is of another module"
      ;;
  esac
done < <(listing)
exit "$status"
