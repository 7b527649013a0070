#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the tests of the Python and JavaScript clients and the tests of the files for editors.
#
#   Scripts/check-clients.sh .build/debug/a11ynav
#
# A test whose tool is not installed (pytest, Playwright, Selenium, Node.js or a browser) is skipped with a message.
# PYTHON names the interpreter, which by default is the one in the virtual environment created by `make clients`.
set -eu
program=$(cd "$(dirname "$1")" && pwd)/${1##*/}
cd "$(dirname "$0")/.."
python=${PYTHON:-$PWD/.build-clients/bin/python}
command -v "$python" > /dev/null || python=python3
skipped() { echo "clients: $1" >&2; }
# The tests themselves choose the program that they run.
unset A11YNAV CI
export A11YNAV_PROGRAM="$program"

[ -x "$program" ] || { echo "clients: there is no program $program" >&2; exit 1; }

if command -v "$python" > /dev/null; then
  for module in pytest playwright selenium xdist; do
    "$python" -c "import $module" 2> /dev/null || skipped "$python has no $module, so its tests were skipped"
  done
  echo "The Python client:"
  (cd Clients/Python/tests && "$python" -W error::ResourceWarning -m unittest)
  if "$python" -c "import mypy" 2> /dev/null; then
    "$python" -m mypy --strict --cache-dir /dev/null Clients/Python/src/a11ynav
  else
    skipped "$python has no mypy, so the types were not checked"
  fi
  "$python" Editors/check.py "$program"
  if "$python" -c "import pytest, playwright" 2> /dev/null; then
    echo "The example in Python:"
    PYTHONPATH=$PWD/Clients/Python/src A11YNAV="$program" "$python" -m pytest -q -p a11ynav.pytest_plugin \
      -p no:cacheprovider Examples/Python
  fi
else
  skipped "there is no $python, so the Python client was not tested"
fi

if command -v node > /dev/null; then
  echo "The JavaScript client:"
  # Playwright for Python contains the same library.
  PLAYWRIGHT=$("$python" -c "
import os, playwright
print(os.path.join(os.path.dirname(playwright.__file__), 'driver', 'package', 'index.js'))" 2> /dev/null || true)
  export PLAYWRIGHT
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  if ! node --test Clients/JavaScript/test/*.test.js > "$log"; then
    cat "$log"
    exit 1
  fi
  grep -E "^# (tests|pass|skipped)" "$log"
else
  skipped "there is no node, so the JavaScript client was not tested"
fi
