#!/usr/bin/env bash
# The job of an architect, done in the real window on a screen of its own: from an empty project to a design with 6 entities, 7 relationships and
# 5 operations. Not part of packaging/test: a person looks at the pictures.
#
# Usage: architect.sh mouse|keyboard PROGRAM FOLDER [WIDTHxHEIGHT] [light|dark] [en|de] [MODEL]
# MODEL: a file for bash that sets names, fields, links and operations of another model, six entities as below.
# FOLDER gets a picture of each step, the saved project, and steps.txt: steps, and seconds of the program without the waits of this script.
# Needs Xvfb, xdotool, ImageMagick and Python.
set -euo pipefail

way=$1 program=$2 folder=$3 size=${4:-1280x720} theme=${5:-light} language=${6:-en}
width=${size%x*} height=${size#*x}
mkdir -p "$folder"
rm -f "$folder/job.shape.json" # of a job before, which would be judged instead
home=$(mktemp -d)
shots=0 steps=0 began=$SECONDS

for tool in Xvfb xdotool import; do
  command -v "$tool" >/dev/null || { echo "architect.sh: $tool is missing" >&2; exit 77; }
done
display=:$((90 + RANDOM % 900))
Xvfb "$display" -screen 0 "${width}x${height}x24" -nolisten tcp >/dev/null 2>&1 &
screen=$!
trap 'kill "$app" "$screen" 2>/dev/null || true; rm -rf "$home"' EXIT
app=
export DISPLAY=$display
sleep 2
HOME=$home XDG_CONFIG_HOME=$home/config QT_QPA_PLATFORM=xcb "$program" --theme "$theme" --lang "$language" >"$folder/program.txt" 2>&1 &
app=$!
window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$app" | tail -1)
xdotool windowmove "$window" 0 0 windowsize "$window" "$width" "$height" windowfocus "$window"
sleep 3

rest() { sleep "${1:-0.6}"; }
shot() {
  shots=$((shots + 1))
  import -window root "$folder/$(printf '%02d' "$shots")-$1.png"
}
# One step is one thing that a hand does: a click, a drag, a line that is typed, a key.
key() { steps=$((steps + 1)); xdotool key --clearmodifiers "$@"; rest 0.3; }
line() { steps=$((steps + 1)); xdotool type --delay 12 -- "$1"; xdotool key Return; rest 0.4; }
text() { steps=$((steps + 1)); xdotool type --delay 12 -- "$1"; rest 0.3; }
click() { steps=$((steps + 1)); xdotool mousemove "$1" "$2" click 1; rest 0.4; }
drag() {
  steps=$((steps + 1))
  xdotool mousemove "$1" "$2" mousedown 1
  rest 0.1
  xdotool mousemove $((($1 + $3) / 2)) $((($2 + $4) / 2))
  rest 0.1
  xdotool mousemove "$3" "$4"
  rest 0.1
  xdotool mouseup 1
  rest 0.5
}
# Leaves a dialog; the program gives the focus back to its window, for there is no window manager here.
away() { key Escape; rest; }
# The rectangle of the canvas: left, top, width, height.
canvas() {
  local color
  [ "$theme" = dark ] && color='#17191B' || color='#F8F9FA'
  import -window root "$home/now.png"
  convert "$home/now.png" -fill black +opaque "$color" -fill white -opaque "$color" -trim -format '%X %Y %w %h\n' info: | tr -d +
}

names=(customers orders lines products reviews suppliers)
fields=(
  'email! string unique|name string|city string'
  'placed! date|total decimal|status enum(open, paid, sent)'
  'quantity int32|price decimal'
  'title! string|price decimal|tags string[]'
  'stars int32|text string'
  'name! string|country string'
)
# Two ends and the key of the kind: 2 one to many, 3 many to many, 4 one to zillions.
links=('0 1 4' '1 2 2' '3 2 4' '3 4 4' '0 4 2' '5 3 3' '0 3 3')
operations=('Order page|40/s' 'Product page|900/s' 'Place order|3/s' 'Write review|2,000/day' 'Orders of a customer|25/s')
if [ "$language" = de ]; then
  operations[3]='Write review|2.000/Tag'
fi

[ -z "${7:-}" ] || . "$7"

shot start
case $way in
mouse)
  key e
  key Escape
  read -r left top wide high < <(canvas)
  place() { # of a card: column and row of three by two
    echo $((left + 30 + ($1 % 3) * (wide - 30) / 3)) $((top + 24 + ($1 / 3) * (high / 2)))
  }
  for i in "${!names[@]}"; do
    read -r x y < <(place "$i")
    key e
    click "$x" "$y"
    line "${names[$i]}"
    IFS='|' read -ra rows <<<"${fields[$i]}"
    for row in "${rows[@]}"; do
      if [ "$i" = 1 ] && [ "$row" = "${rows[2]}" ]; then
        text 'status en'
        shot completion
        key ctrl+a
      fi
      line "$row"
    done
    key Escape
    shot "entity-${names[$i]}"
  done
  for link in "${links[@]}"; do
    read -r a b kind <<<"$link"
    read -r x y < <(place "$a")
    read -r tox toy < <(place "$b")
    key r
    drag $((x + 50)) $((y + 12)) $((tox + 50)) $((toy + 12))
    key "$kind"
    shot "link-${names[$a]}-${names[$b]}"
  done
  ;;
keyboard)
  for i in "${!names[@]}"; do
    key ctrl+shift+n
    line "${names[$i]}"
    IFS='|' read -ra rows <<<"${fields[$i]}"
    for row in "${rows[@]}"; do
      line "$row"
    done
    key Escape
    shot "entity-${names[$i]}"
  done
  for link in "${links[@]}"; do
    read -r a b kind <<<"$link"
    key ctrl+k # go to the many side, and let a field of it refer to the other
    line "${names[$b]}"
    rest
    key ctrl+shift+f
    line "${names[$a]%s}$b$kind -> ${names[$a]}"
    key Escape
    [ "$kind" = 2 ] || key "$kind"
    shot "link-${names[$a]}-${names[$b]}"
  done
  ;;
*)
  echo "architect.sh: mouse or keyboard, not $way" >&2
  exit 1
  ;;
esac
key ctrl+shift+l
rest 2
key ctrl+0
shot laid-out
for operation in "${operations[@]}"; do
  key ctrl+shift+o
  rest
  text "${operation%|*}"
  key Tab Tab
  text "${operation#*|}"
  rest
  shot "operation-${operation%|*}"
  key Return
done
rest 2
shot workload
key ctrl+shift+a
rest 2
shot advice
away
for panel in alt+5 alt+7 alt+4; do
  key "$panel"
  rest 2
  shot "panel-$panel"
done
key ctrl+shift+2
rest 2
shot documents
key ctrl+alt+e
rest 2
shot export-as-file
key F1
rest 1
shot help-in-a-dialog
away
away
key ctrl+alt+p
rest 2
shot picture
away
key ctrl+shift+F1
rest 2
for i in 1 2 3 4 5; do
  shot "tour-$i"
  key Return
done
key Escape
key ctrl+s
rest
text "$folder/job.shape.json"
key Return
rest 2
shot saved
# What the hands meant to make is what the project holds.
python3 - "$folder/job.shape.json" "${#names[@]}" "${links[*]}" "$(printf '%s|' "${fields[@]}")" "${operations[@]}" <<'CHECK'
import json, sys
project, entities, links, fields, *operations = sys.argv[1:]
model = json.load(open(project))["model"]
# What was typed: 2 one to many, 3 many to many, 4 one to zillions.
kinds = sorted("N:M" if kind == "3" else "1:N" for kind in links.split()[2::3])
seconds = {"s": 1, "day": 86400, "Tag": 86400, "h": 3600}
rates = {}
for operation in operations:
    name, rate = operation.split("|")
    count, unit = rate.split("/")
    digits = count.replace(",", "").replace(".", "") if unit in ("day", "Tag") else count.replace(",", ".")
    rates[name] = round(float(digits) / seconds[unit], 6)
wanted = (int(entities), kinds, fields.rstrip("|").count("|") + 1, rates)
made = (len(model["entities"]), sorted(each["type"] for each in model["relationships"]),
        sum(len(each["fields"]) for each in model["entities"]),
        {each["name"]: round(each["perSecond"], 6) for each in model["operations"]})
sys.exit(0 if made == wanted else f"the project is not what was drawn: {made}, wanted {wanted}")
CHECK
printf '%s\t%s\t%s\t%s\t%d steps\t%d s\n' "$way" "$size" "$theme" "$language" "$steps" $((SECONDS - began)) | tee "$folder/steps.txt"
