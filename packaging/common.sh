# What the scripts of this folder share: messages, missing packages, building, fetching, a private server. Sourced, never run.
# shellcheck shell=bash
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
me=packaging/${0##*/}
cache=${XDG_CACHE_HOME:-$HOME/.cache}/shapewright

say() { printf '%s: %s\n' "$me" "$*" >&2; }

# die MESSAGE WAY-OUT [STATUS]
die() {
  printf '%s: %s\n  %s\n' "$me" "$1" "$2" >&2
  exit "${3:-1}"
}

# The comment at the head of a script is its help.
usage() { awk 'NR == 1 {next} !/^#/ {exit} {sub(/^# ?/, ""); print}' "$0"; }

as_root() {
  if [ "$(id -u)" = 0 ]; then env DEBIAN_FRONTEND=noninteractive "$@"; else sudo env DEBIAN_FRONTEND=noninteractive "$@"; fi
}

# install_missing GROUP…: installs the packages of packages.txt that these groups need and that are not there yet.
install_missing() {
  local wanted missing log=$root/build/packages.log
  if ! command -v dpkg-query >/dev/null; then
    say "this is no Debian system: expecting what packaging/packages.txt lists for '$*' to be installed already"
    return 0
  fi
  wanted=$(awk -v groups=" $* " '!/^#/ && NF && index(groups, " " $2 " ") {print $1}' "$root/packaging/packages.txt" | sort -u)
  # shellcheck disable=SC2086
  missing=$(comm -23 <(printf '%s\n' "$wanted") \
    <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null | sed -n 's/^installed //p' | sort -u))
  [ -n "$missing" ] || return 0
  missing=$(tr '\n' ' ' <<<"$missing")
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    die "packages are missing, and installing them needs root or sudo" "as root: apt-get install --no-install-recommends $missing"
  fi
  say "installing: $missing"
  mkdir -p "$root/build"
  # shellcheck disable=SC2086
  if ! { as_root apt-get update -qq -o DPkg::Lock::Timeout=300 &&
      as_root apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=300 $missing; } >"$log" 2>&1 </dev/null; then
    tail -n 8 "$log" >&2
    die "installing packages failed" "see ${log#"$root"/}, mend it, or install by hand: apt-get install --no-install-recommends $missing"
  fi
}

# build PRESET [-DOPTION…] [TARGET…]: configures and builds; nothing goes to stdout.
build() {
  local preset=$1 options=()
  shift
  while [[ ${1-} == -D* ]]; do
    options+=("$1")
    shift
  done
  command -v ccache >/dev/null || options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=)
  say "building ($preset)"
  mkdir -p "$root/build"
  if ! (cd "$root" && cmake --preset "$preset" "${options[@]}") >"$root/build/configure-$preset.log" 2>&1; then
    cat "$root/build/configure-$preset.log" >&2
    die "configuring the build failed" "the first error above says what is missing; a clean start: rm -r build/$preset"
  fi
  (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"}) >&2 ||
    die "the build failed" "the first error above says where; a clean start: rm -r build/$preset"
}

# locked NAME COMMAND…: one process at a time, so that parallel runs fetch once.
locked() {
  local fd status=0
  mkdir -p "$cache"
  exec {fd}>"$cache/$1.lock"
  flock "$fd"
  "${@:2}" || status=$?
  exec {fd}>&-
  return "$status"
}

# fetch_wheel REQUIREMENT SHA256 FOLDER [MEMBER]: unpacks a wheel of PyPI, or one file of it, into FOLDER.
# FOLDER appears whole or not at all. Returns 1 where it cannot be had.
fetch_wheel() {
  local requirement=$1 sum=$2 folder=$3 member=${4-} room wheel
  [ ! -e "$folder" ] || return 0
  (install_missing fetch) || return 1
  say "fetching $requirement"
  mkdir -p "$(dirname "$folder")"
  room=$(mktemp -d "$folder.XXXXXX")
  if python3 -m pip download -q --disable-pip-version-check --no-cache-dir --no-deps --only-binary :all: -d "$room" "$requirement" >&2 &&
    wheel=$(ls "$room"/*.whl) && sha256sum --quiet -c <<<"$sum  $wheel" >&2 && mkdir "$room/content" &&
    python3 - "$wheel" "$room/content" "$member" <<'PYTHON' && mv -T "$room/content" "$folder"
import os, sys, zipfile
wheel, folder, member = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    for info in archive.infolist():
        if info.is_dir() or (member and info.filename != member):
            continue
        mode = info.external_attr >> 16
        if member:
            info.filename = os.path.basename(member)
        os.chmod(archive.extract(info, folder), 0o755 if member or mode & 0o100 else 0o644)
PYTHON
  then rm -rf "$room"; else
    rm -rf "$room"
    return 1
  fi
}

# start_server PROGRAM FOLDER: a private mongod on a free loopback port; sets server_pid and server_port.
# It ends with this script, however that ends.
start_server() {
  local program=$1 folder=$2 attempt status
  mkdir -p "$folder/data"
  for attempt in 1 2 3 4 5; do
    server_port=$((20000 + RANDOM % 12000))
    if (exec 3<>"/dev/tcp/127.0.0.1/$server_port") 2>/dev/null; then continue; fi
    setpriv --pdeathsig KILL "$program" --dbpath "$folder/data" --port "$server_port" --bind_ip 127.0.0.1 --nounixsocket \
      --wiredTigerCacheSizeGB 0.25 --logpath "$folder/mongod.log" >/dev/null 2>&1 </dev/null &
    server_pid=$!
    while kill -0 "$server_pid" 2>/dev/null; do
      if grep -qis 'waiting for connections' "$folder/mongod.log"; then return 0; fi
      sleep 0.1
    done
    status=0
    wait "$server_pid" || status=$?
    server_pid=
    [ "$status" = 48 ] || break # 48: somebody else took the port
  done
  tail -n 3 "$folder/mongod.log" >&2 2>/dev/null || true
  die "the private MongoDB server did not start ($program, attempt $attempt, status ${status-none})" \
    "name another program in SHAPEWRIGHT_MONGOD, or a running server with --uri"
}

# stop_server: ends what start_server began.
stop_server() {
  [ -n "${server_pid-}" ] || return 0
  kill "$server_pid" 2>/dev/null || true
  wait "$server_pid" 2>/dev/null || true
  server_pid=
}

# find_program VARIABLE SCRIPT: exports what the tests are to run, if it can be had.
find_program() {
  local path status=0
  path=$("$root/packaging/$2") || status=$?
  if [ "$status" = 0 ]; then export "$1=$path"; else [ "$status" = 3 ] || exit "$status"; fi
}
