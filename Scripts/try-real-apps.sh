#!/bin/sh
# SPDX-License-Identifier: MIT
# Performs one task in each of several real applications: installs the applications, runs the transcripts in
# Examples/RealApps, and checks the files that the applications have written. This script is not run in CI.
#
#   try-real-apps.sh A11YNAV                all applications; needs pip, and Debian's packages for desktop apps
#   try-real-apps.sh A11YNAV jupyterlab     some applications
#   RECORD=1 try-real-apps.sh A11YNAV …     updates the transcripts with the words that are now spoken
set -u
cd "$(dirname "$0")/.." || exit
program=$(realpath "$1") || exit
shift
[ $# -gt 0 ] || set -- jupyterlab streamlit gradio nicegui dash gedit writer calc impress speedcrunch firefox
folder=$PWD/.build-real-apps

# Each application from PyPI has its own environment, because their requirements conflict.
from_pypi() {
  [ -x "$folder/$1/bin/$2" ] && return
  python3 -m venv "$folder/$1" && "$folder/$1/bin/pip" install --quiet --disable-pip-version-check "$1"
}

from_debian() {
  command -v "$1" >/dev/null && return
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends $2 >&2
}

set_up() {
  case $1 in
  jupyterlab) from_pypi jupyterlab jupyter-lab ;;
  streamlit) from_pypi streamlit streamlit ;;
  gradio) from_pypi gradio gradio ;;
  nicegui) from_pypi nicegui nicegui-pack ;;
  dash) from_pypi dash flask ;;
  gedit) from_debian gedit gedit ;;
  writer | calc | impress) from_debian "lo$1" "libreoffice-$1 libreoffice-gtk3" ;;
  firefox) from_debian firefox-esr firefox-esr ;;
  speedcrunch) from_debian speedcrunch speedcrunch ;;
  *) echo "there is no transcript for $1" >&2 && return 1 ;;
  esac
}

# Checks a task's result on the disk. A task whose result is shown only on the screen is complete when the result is
# spoken.
is_done() {
  case $1 in
  jupyterlab)
    python3 - "$REAL_APPS/Doubling.ipynb" <<'PYTHON'
import json, sys
text, code, _ = json.load(open(sys.argv[1]))["cells"]
assert text["cell_type"] == "markdown" and text["source"] == ["# Doubling"], text
assert code["execution_count"] == 1 and "".join(code["outputs"][0]["text"]) == "0 0\n1 2\n2 4\n", code
PYTHON
    ;;
  writer)
    unzip -p "$REAL_APPS/letter.odt" content.xml >"$REAL_APPS/letter.xml" &&
      grep -q 'Heading_20_1"[^>]*>Hello<' "$REAL_APPS/letter.xml" && grep -q 'font-weight="bold"' "$REAL_APPS/letter.xml" &&
      grep -q 'How are ' "$REAL_APPS/letter.xml"
    ;;
  calc) unzip -p "$REAL_APPS/sheet.ods" content.xml | grep -q 'office:value="12"' ;;
  impress) unzip -p "$REAL_APPS/talk.odp" content.xml | grep -q '>Roses<' ;;
  firefox) grep -q '"browser.startup.page", 3' "$REAL_APPS/profile/prefs.js" ;;
  gedit) printf 'Dear Anna,\n\nI am coming on Friday.\n' | cmp -s - "$REAL_APPS/letter.txt" ;;
  esac
}

# Performs the task of a web app again: ten times with its server, whose traffic is recorded, and ten times without it.
replay() {
  cp Examples/RealApps/"$1"* "$REAL_APPS"
  awk '/^hints:/ { print "record-traffic: traffic.har" } { print }' "Examples/RealApps/$1.a11y" >"$REAL_APPS/live.a11y"
  awk '/^run:/ { next } /^ready:/ { sub("ready:", "open:") } { print }
    /^open:/ { print "traffic: traffic.har" }' "Examples/RealApps/$1.a11y" >"$REAL_APPS/replay.a11y"
  for way in live replay; do
    for _ in 1 2 3 4 5 6 7 8 9 10; do
      words=$(PATH=$folder/$1/bin:$PATH "$program" test "$REAL_APPS/$way.a11y" 2>&1) && continue
      echo "$words"
      return 1
    done
    echo "$1: $way, ten times"
  done
}

failed=0
for app in "$@"; do
  # Uses a separate home folder, so that none of the user's files are read or changed.
  REAL_APPS=$folder/home
  rm -rf "$REAL_APPS"
  mkdir -p "$REAL_APPS/.jupyter" "$REAL_APPS/profile"
  [ "$(id -u)" -eq 0 ] && echo "c.ServerApp.allow_root = True" >"$REAL_APPS/.jupyter/jupyter_server_config.py"
  if ! set_up "$app" >&2; then
    echo "$app: could not be installed"
    failed=1
    continue
  fi
  set -- test "Examples/RealApps/$app.a11y" ${RECORD:+--record}
  grep -q '^app:' "Examples/RealApps/$app.a11y" && set -- desktop -- "$program" "$@"
  if HOME=$REAL_APPS REAL_APPS=$REAL_APPS PATH=$folder/$app/bin:$PATH "$program" "$@" && is_done "$app" &&
    case $app in streamlit | gradio | nicegui | dash) replay "$app" ;; esac; then
    echo "$app: the task was completed"
  else
    echo "$app: the task was not completed"
    failed=1
  fi
done
exit $failed
