#!/usr/bin/env bash
# Guard: which folder may include which, as layers.txt beside it says.
# Usage: includes.sh ROOT QT-HEADERS, or includes.sh --table for the rows as Markdown.
set -euo pipefail
layers=$(dirname "$(realpath "$0")")/layers.txt
rows() { grep -v '^#' "$layers" | sed 's/ *| */|/g; s/ *$//'; }

if [ "$1" = --table ]; then
  echo '| folder | target | may include besides itself |'
  echo '|---|---|---|'
  rows | awk -F'|' '{gsub(/[^ ]+/, "`&`", $3); gsub(/ /, ", ", $3); printf "| `%s` | `%s` | %s |\n", $1, $2, $3 ? $3 : "nothing"}'
  exit
fi

root=$1 qt=$2
declare -A folders may modules owner
while IFS='|' read -r folder target _; do folders[$target]+=" $folder"; done < <(rows)
while IFS='|' read -r folder _ includes qts libraries; do
  may[$folder]=" $folder "
  for each in $includes; do may[$folder]+="${folders[$each]:-$each} "; done
  modules[$folder]=$qts
  for library in $libraries; do owner[$library]=$folder; done
done < <(rows)

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

# check_library HEADER: is it of a library that belongs to another folder?
check_library() {
  local library=${1%%/*}
  library=${library%.h}
  [ "${owner[$library]-$folder}" = "$folder" ] || complain "only ${owner[$library]} may include <$1>"
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
    '<queue') ;; # of the standard library
    '<Q'* | '<q'*) check_qt "${name#?}" ;;
    '<'*) check_library "${name#?}" ;;
  esac
done < <(listing)
exit "$status"
