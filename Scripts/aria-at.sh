#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the W3C's unmodified test harness with aria-at plans. The harness controls `a11ynav at-driver`.
#
#   Scripts/aria-at.sh HARNESS PLANS [PLAN…]
#
# HARNESS is a copy of w3c/aria-at-automation-harness, and PLANS is a copy of w3c/aria-at. Environment:
#   A11YNAV     the program                      (.build/debug/a11ynav)
#   REPORTS     the folder for reports           (aria-at-reports)
#   PLATFORM    the VoiceOver platform           (macos)
#   TIME        the time that the harness waits for more speech, in milliseconds (300)
#
# Node and the harness's modules come from Debian: nodejs node-express node-ws node-fetch node-yargs node-minimatch.
# Modules that Debian does not have are taken from HARNESS/stand-ins, or from HARNESS/node_modules if they are installed
# there.
set -eu

[ $# -ge 2 ] || { sed -n '3,16s/^# \{0,1\}//p' "$0" >&2; exit 2; }
harness=$1 plans=$2
shift 2
here=$(cd "$(dirname "$0")/.." && pwd)
a11ynav=${A11YNAV:-$here/.build/debug/a11ynav}
reports=${REPORTS:-aria-at-reports}
time=${TIME:-300}
[ -x "$a11ynav" ] || { echo "aria-at: there is no program $a11ynav; run: make build" >&2; exit 1; }
command -v node >/dev/null || { echo "aria-at: Node is missing; run: apt install nodejs" >&2; exit 1; }

scratch=$(mktemp -d)
server=
end() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -rf "$scratch"
}
trap end EXIT
trap 'exit 130' INT TERM

# The harness itself is copied unchanged, and its modules are copied next to it. The modules are not linked, because
# Node resolves a module's own imports from the module's real path.
cp -R "$harness" "$scratch/harness"
if [ ! -d "$scratch/harness/node_modules" ]; then
  mkdir "$scratch/harness/node_modules"
  cp -RL /usr/share/nodejs/. "$scratch/harness/node_modules/" 2>/dev/null || true
  if [ -d "$scratch/harness/stand-ins/minimatch" ]; then
    mv "$scratch/harness/node_modules/minimatch" "$scratch/harness/node_modules/minimatch-cjs"
  fi
  cp -R "$scratch/harness/stand-ins/." "$scratch/harness/node_modules/" 2>/dev/null || true
fi
for module in express ws node-fetch yargs minimatch selenium-webdriver; do
  [ -d "$scratch/harness/node_modules/$module" ] || {
    echo "aria-at: the harness needs the module $module" >&2
    exit 1
  }
done

python3 "$here/Scripts/build-aria-at.py" "$plans" "$scratch/plans" "$@" > "$scratch/built"
[ -s "$scratch/built" ] || { echo "aria-at: there are no plans for VoiceOver in $plans" >&2; exit 1; }

# The harness accepts only screen readers with known names. The file must exist before the server is asked for its
# ports.
: > "$scratch/ports"
"$a11ynav" at-driver --port 0 --webdriver 0 --name VoiceOver --platform "${PLATFORM:-macos}" \
  > "$scratch/ports" 2> "$scratch/server.log" &
server=$!
tries=0
until [ "$(wc -l < "$scratch/ports")" -ge 2 ]; do
  kill -0 "$server" 2>/dev/null || { cat "$scratch/server.log" >&2; exit 1; }
  tries=$((tries + 1))
  [ $tries -lt 300 ] || { echo "aria-at: the server did not start" >&2; exit 1; }
  sleep 0.1
done
driver=$(sed -n 's/^AT Driver: //p' "$scratch/ports")
web=$(sed -n 's/^WebDriver: //p' "$scratch/ports")

mkdir -p "$reports"
begin=$(date +%s)
while IFS="$(printf '\t')" read -r folder count; do
  plan=$(basename "$folder")
  echo "$plan: $count commands" >&2
  (
    cd "$folder"
    node "$scratch/harness/bin/host.js" run-plan --plan-workingdir . '**' \
      --web-driver-url "$web" --web-driver-browser chrome --at-driver-url "$driver" \
      --time-after-keys "$time" --time-after-nav "$time" --time-test-setup 500 \
      --time-mode-switch "$time" > "$scratch/report.json" 2> "$scratch/harness.log" < /dev/null
  ) || { tail -n 20 "$scratch/harness.log" >&2; exit 1; }
  mv "$scratch/report.json" "$reports/$plan.json"
done < "$scratch/built"
python3 "$here/Scripts/summarize-aria-at.py" "$reports" "$(($(date +%s) - begin))"
