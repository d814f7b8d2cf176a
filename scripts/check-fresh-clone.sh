#!/usr/bin/env bash
# Checks what the README promises in fresh clones of the committed state, each with an empty npm cache: the two
# commands, who may run them where, and the messages when something is in the way. Slow (many installs).
#
#   scripts/check-fresh-clone.sh [--tests] [path] [refusals] [closed] [readonly] [turns] [home]
#
# Without names: all walks, of which the last three need root (they create a temporary user).
# With --tests also `npm test` in the walks that include it.
set -uo pipefail
source_repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
with_tests=
[ "${1:-}" != --tests ] || { with_tests=yes; shift; }
me=$(id -un)
walks=${*:-path refusals closed}
[ $# -gt 0 ] || [ "$me" != root ] || walks="$walks readonly turns home"
work=$(mktemp -d /tmp/fresh.XXXXXX)
chmod 755 "$work"
export PORT=${PORT:-3470}
user=zapisano-walk
failures=0

report() { printf '%s %s\n' "$(date +%T)" "$*"; }
bad() { report "WRONG: $*"; failures=$((failures + 1)); }

# Ends what is left of this walk, by number, and removes what it created.
finish() {
  for pid in $({ left "$work"; left "/home/$user/"; } | awk '{print $1}'); do kill -KILL "$pid" 2>/dev/null; done
  [ -n "${squatter:-}" ] && kill "$squatter" 2>/dev/null
  if [ "$me" = root ]; then
    umount "$work/locked" 2>/dev/null
    for note in "$work"/*/.data/postgres.location; do [ -f "$note" ] && rm -rf "$(cat "$note")"; done
    id "$user" >/dev/null 2>&1 && userdel -f -r "$user" 2>/dev/null
  fi
  rm -rf "$work"
}
trap finish EXIT

# as WHO COMMAND…: runs as that user with an empty npm cache of its own.
as() {
  local who=$1; shift
  if [ "$who" = "$me" ]; then npm_config_cache="$cache" "$@"
  else env -i PATH="$PATH" PORT="$PORT" LANG="${LANG:-C.UTF-8}" su -s /bin/bash -c 'export npm_config_cache="$1"; shift; cd "$1"; shift; exec "$@"' -- "$who" bash "$cache" "$PWD" "$@"; fi
}
fresh_cache() { cache=$(mktemp -d "$work/cache.XXXXXX"); chmod 777 "$cache"; }

clone() { # clone FOLDER [OWNER]
  git clone -q "$source_repository" "$1" || exit 1
  [ -z "${2:-}" ] || chown -R "$2" "$1"
}

left() { ps -eo pid,user,args | grep -F -e "$1" | grep -v -e grep -e check-fresh-clone; }

# start WHO FOLDER SECONDS: npm start must serve within the time, and end with nothing left after a signal.
start() {
  local who=$1 folder=$2 limit=$3 log began; log=$(mktemp "$work/log.XXXXXX"); began=$(date +%s%N)
  cd "$folder" || exit 1
  as "$who" setsid --wait npm start --silent >"$log" 2>&1 &
  local shell=$!
  for _ in $(seq $((limit * 10))); do
    grep -q 'is running' "$log" && break
    kill -0 "$shell" 2>/dev/null || break
    sleep 0.1
  done
  local took=$((($(date +%s%N) - began) / 1000000))
  if ! grep -q 'is running' "$log"; then bad "$who in $folder does not serve within $limit s:"; cat "$log"; return; fi
  [ "$took" -le $((limit * 1000)) ] || bad "took $took ms"
  curl -fsS -o /dev/null -H "Host: zapisano.localhost:$PORT" "http://127.0.0.1:$PORT/" || bad "does not answer"
  local script; script=$(left "$folder/scripts/start.ts" | awk '{print $1}')
  # Ctrl-C reaches the terminal's whole group: npm and what it started. SIGKILL is for the server alone.
  if [ "${4:-end}" = kill ]; then kill -KILL "$script"
  else kill -INT "-$(ps -o pgid= -p "$(ps -o ppid= -p "$script" | tr -d ' ')" | tr -d ' ')"; fi
  wait "$shell" 2>/dev/null
  sleep 1
  if [ "${4:-end}" = end ] && [ -n "$(left "$folder")" ]; then bad "left running:"; left "$folder"; fi
  report "ok: $who serves in $folder after $took ms"
  cd /
}

# refuses WHO FOLDER PATTERN [COMMAND…]: one line that matches, exit code not 0, soon.
refuses() {
  local who=$1 folder=$2 pattern=$3 output code began; shift 3
  cd "$folder" || exit 1
  began=$SECONDS
  output=$(as "$who" "$@" npm start --silent 2>&1); code=$?
  output=$(printf '%s\n' "$output" | grep -v -e '^Installing packages')
  [ $code -ne 0 ] || bad "exit code 0 where it should refuse"
  if [ "$(printf '%s\n' "$output" | wc -l)" = 1 ] && printf '%s' "$output" | grep -qE "$pattern"; then
    report "ok: refuses after $((SECONDS - began)) s: $output"
  else bad "expected one line like '$pattern', got:"; printf '%s\n' "$output"; fi
  cd /
}

tests() { # tests WHO FOLDER
  [ -n "$with_tests" ] || return
  local output code; cd "$2" || exit 1
  output=$(as "$1" npm test --silent 2>&1); code=$?
  if [ $code = 0 ] && printf '%s' "$output" | tail -n 1 | grep -qE '^[1-9][0-9]* passed, 0 failed$'; then
    report "ok: $1 in $2: $(printf '%s' "$output" | tail -n 1)"
  else bad "npm test of $1 in $2 ended with $code:"; printf '%s\n' "$output" | tail -n 60; fi
  [ -z "$(left "$2")" ] || { bad 'left running:'; left "$2"; }
  cd /
}

walk_path() {
  report 'A path with spaces and Polish letters, a kill by SIGKILL'
  clone "$work/mój klon"
  start "$me" "$work/mój klon" 300
  start "$me" "$work/mój klon" 5
  start "$me" "$work/mój klon" 5 kill
  start "$me" "$work/mój klon" 5
  tests "$me" "$work/mój klon"
}

walk_refusals() {
  report 'No network, a taken port, a missing variable, a damaged database'
  local folder=$work/refusals home
  clone "$folder"
  refuses "$me" "$folder" '^The npm registry cannot be reached' env npm_config_registry=http://127.0.0.1:9
  start "$me" "$folder" 300
  node -e "require('net').createServer().listen($PORT)" & squatter=$!
  sleep 0.5
  refuses "$me" "$folder" "^Port $PORT is taken" env
  kill $squatter; wait $squatter 2>/dev/null; squatter=
  refuses "$me" "$folder" '[A-Z]+_[A-Z]+' env NODE_ENV=production
  for damage in 'truncate -s 100 global/pg_control' 'rm PG_VERSION'; do
    home=$(cat "$folder/.data/postgres.location" 2>/dev/null || echo "$folder/.data/postgres")
    (cd "$home/cluster" && $damage)
    refuses "$me" "$folder" 'does not start: .*npm run clean' env
    (cd "$folder" && npm run clean --silent) || bad 'clean'
    start "$me" "$folder" 60
  done
}

walk_closed() {
  report 'A folder of mktemp -d that no other user may enter'
  local closed location; closed=$(mktemp -d "$work/closed.XXXXXX")
  clone "$closed/clone"
  start "$me" "$closed/clone" 300
  start "$me" "$closed/clone" 5
  tests "$me" "$closed/clone"
  location=$(cat "$closed/clone/.data/postgres.location" 2>/dev/null)
  (cd "$closed/clone" && npm run clean --silent) || bad 'clean'
  [ -z "$location" ] || [ ! -e "$location" ] || bad "clean left $location"
}

walk_readonly() {
  report 'A read-only disk, a folder of another user'
  clone "$work/locked"
  mount --bind "$work/locked" "$work/locked" && mount -o remount,ro,bind "$work/locked"
  refuses root "$work/locked" 'cannot be written' env
  umount "$work/locked"
  refuses "$user" "$work/locked" 'cannot be written' env
}

walk_turns() {
  for order in "root $user" "$user root"; do
    report "One clone of $user, in turn: $order"
    local folder="$work/clone of ${order%% *} first"
    fresh_cache
    clone "$folder" "$user"
    for who in $order; do start "$who" "$folder" 300; start "$who" "$folder" 5; tests "$who" "$folder"; done
    [ -z "$(find "$folder" ! -user "$user" -print -quit)" ] || bad "root left things of its own in $folder"
  done
}

walk_home() {
  report "The home of $user"
  clone "/home/$user/clone" "$user"
  start "$user" "/home/$user/clone" 300
  start "$user" "/home/$user/clone" 5
}

case " $walks " in *readonly*|*turns*|*home*) useradd -m "$user" || exit 1 ;; esac
for walk in $walks; do fresh_cache; "walk_$walk"; done
report "$failures wrong"
[ "$failures" = 0 ]
