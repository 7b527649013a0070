#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the steps of the GitHub Action with files that simulate those of a runner, and checks the contents of these
# files.
#
#   Packaging/Action/try.sh .build/debug/a11ynav
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$(cd "$(dirname "$1")" && pwd)/${1##*/}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# Resets the simulated runner; called before each step.
reset() {
  GITHUB_WORKSPACE=$work/repository
  GITHUB_OUTPUT=$work/output
  GITHUB_STEP_SUMMARY=$work/summary
  export GITHUB_WORKSPACE GITHUB_OUTPUT GITHUB_STEP_SUMMARY
  rm -rf "$GITHUB_WORKSPACE" "${work:?}/bin"
  mkdir -p "$GITHUB_WORKSPACE/walks" "$work/bin"
  : > "$GITHUB_OUTPUT"
  : > "$GITHUB_STEP_SUMMARY"
  cd "$GITHUB_WORKSPACE"
}

# Runs a step with the variables that precede its name, and keeps its output and exit code.
step() {
  code=0
  env "$@" > "$work/log" 2>&1 || code=$?
}

check() {
  if "$@"; then return; fi
  failures=$((failures + 1))
  echo "FAILED: $what: $*" >&2
  sed 's/^/  | /' "$work/log" >&2
}
has() { grep -qxF -e "$2" "$1"; }
lacks() { ! grep -q -e "$2" "$1"; }
equals() { [ "$1" = "$2" ]; }

page() { printf -- '- heading "%s" [level=1]\n- button "Buy"\n' "$1" > walks/page.aria.yaml; }
walk() {
  printf 'open: page.aria.yaml\n\n%s, heading level 1\n> next\n%s\n' "$1" "$2" > "walks/$3.a11y"
}
run_tests() { step A11YNAV="$program" JUNIT=report.xml "$@" sh "$here/test.sh"; }

what="transcripts that pass"
reset
page Shop
walk Shop "Buy, button" passes
run_tests PATHS=walks
check equals "$code" 0
check has "$GITHUB_OUTPUT" passed=1
check has "$GITHUB_OUTPUT" differs=0
check has "$GITHUB_OUTPUT" errors=0
check has "$GITHUB_OUTPUT" "junit=$GITHUB_WORKSPACE/report.xml"
check has "$GITHUB_STEP_SUMMARY" "1 transcript, 1 step: 1 passed"
check lacks "$GITHUB_STEP_SUMMARY" "<pre>"
check lacks "$work/log" "::error"

what="a transcript that differs"
reset
page Shop
walk Shop "Buy, button" passes
walk Shop "Sell, button" "differs, 100%"
run_tests PATHS=walks
check equals "$code" 1
check has "$GITHUB_OUTPUT" passed=1
check has "$GITHUB_OUTPUT" differs=1
annotation=$(grep "^::error" "$work/log" || true)
case $annotation in
  "::error file=walks/differs%2C 100%25.a11y,line=5,col=1,title=a11ynav::the spoken words after “next”"*) ;;
  *) what="$what: $annotation" && check false ;;
esac
case $annotation in
  *"5  expected  Sell, button%0A"*"heard     Buy, button%0A"*) ;;
  *) what="$what: $annotation" && check false ;;
esac
check equals "$(echo "$annotation" | wc -l | tr -d ' ')" 1
check grep -q '<failure type="differs" message="walks/differs, 100%.a11y:5:1' report.xml

what="paths are relative to the working directory"
reset
page Shop
walk Shop "Sell, button" differs
cd walks
run_tests PATHS=.
check grep -q "^::error file=walks/differs.a11y,line=5,col=1," "$work/log"
check has "$GITHUB_OUTPUT" "junit=$GITHUB_WORKSPACE/walks/report.xml"

what="several paths, one with a space, and options"
reset
page Shop
walk Shop "Buy, button" one
walk Shop "Sell, button" "the second"
walk Shop "Sell, button" third
run_tests PATHS="walks/one.a11y
walks/the second.a11y
walks/third.a11y" OPTIONS="--filter one --jobs 1"
check equals "$code" 0
check has "$GITHUB_OUTPUT" passed=1

what="transcripts that cannot be run"
reset
printf 'open: nowhere.yaml\n' > walks/lost.a11y
run_tests PATHS="walks
missing"
check equals "$code" 2
check has "$GITHUB_OUTPUT" errors=2
check grep -q "^::error file=walks/lost.a11y,line=1,col=7,title=a11ynav::.*nowhere.yaml" "$work/log"
check grep -q "^::error title=a11ynav::missing: the file or folder does not exist" "$work/log"

what="an invalid command line"
reset
run_tests PATHS=walks OPTIONS=--filtr
check equals "$code" 64
check has "$work/log" "::error title=a11ynav::a11ynav test ended with code 64"
check has "$GITHUB_STEP_SUMMARY" "The transcripts could not be run."

what="a page with commands and markup in its words"
reset
page '::set-env name=PATH::/evil</pre>'
walk Shop "Buy, button" hostile
run_tests PATHS=walks
check equals "$code" 1
stop=$(sed -n 's/^::stop-commands:://p' "$work/log")
check equals "${#stop}" 32
# No line of the report appears among the runner's commands.
sed -n "/^::stop-commands::$stop\$/,/^::$stop::\$/d; p" "$work/log" > "$work/obeyed"
check lacks "$work/obeyed" "^::[^e]"
check equals "$(grep -c "^::" "$work/obeyed")" 1
check equals "$(grep -c "</pre>" "$GITHUB_STEP_SUMMARY")" 1
check grep -q "&lt;/pre&gt;" "$GITHUB_STEP_SUMMARY"

audit() {
  step A11YNAV="$program" SARIF=audit.sarif PICTURES=pictures "$@" sh "$here/audit.sh"
}

what="an audit of two documents that has a finding"
reset
page Shop
printf -- '- button\n' > "walks/a b.aria.yaml"
audit AUDIT="walks/page.aria.yaml
walks/a b.aria.yaml"
check equals "$code" 1
check has "$GITHUB_OUTPUT" findings=1
check has "$GITHUB_OUTPUT" "sarif=$GITHUB_WORKSPACE/audit.sarif"
check has "$GITHUB_OUTPUT" "pictures=$GITHUB_WORKSPACE/pictures"
check has "$GITHUB_STEP_SUMMARY" "walks/a b.aria.yaml: 1 finding (1 blocking) at 1 stop"
check has "$GITHUB_STEP_SUMMARY" "walks/page.aria.yaml: 0 findings at 2 stops"
check equals "$(ls pictures | tr '\n' ' ')" "1-page.aria.yaml.html 2-a-b.aria.yaml.html "
if command -v python3 >/dev/null; then
  check python3 "$here/../../Scripts/check-sarif.py" audit.sarif
fi

what="an audit whose findings do not fail the step"
reset
printf -- '- button "::set-env name=PATH::/evil</pre>"\n- button\n' > walks/a.aria.yaml
audit AUDIT=walks/a.aria.yaml OPTIONS=--warn
check equals "$code" 0
check lacks "$work/log" "^::error"

what="an audit of a missing document"
reset
audit AUDIT=nowhere.yaml
check equals "$code" 2
check has "$work/log" "::error title=a11ynav::a11ynav audit ended with code 2"
# All output from the program, including messages about pictures, is between the commands that stop and resume the
# runner's interpretation.
check equals "$(head -n 1 "$work/log" | cut -c 1-17)" "::stop-commands::"

# Simulates a runner whose `gh` records the requests to it; FOUND is the comment that `gh` finds.
preview() { printf 'app: Shop\npreview: %s\n\n%s\n' "$1" "$2" > "walks/$1.a11y"; }
previews() {
  cat > "$work/bin/gh" <<SCRIPT
#!/bin/sh
echo "\$@" >> "$work/asked"
case "\$*" in *--jq*) echo "\$FOUND" | grep . || true ;; esac
for last; do case "\$last" in body=@*) cat "\${last#body=@}" >> "$work/said" ;; esac; done
SCRIPT
  chmod +x "$work/bin/gh"
  : > "$work/asked"
  : > "$work/said"
  step PATH="$work/bin:$PATH" A11YNAV="$program" GALLERY=site GITHUB_REPOSITORY=o/r FOUND= \
    PREVIEWS=walks "$@" sh "$here/previews.sh"
}

if command -v git >/dev/null; then
  what="a preview whose words differ from those in the base"
  reset
  preview Form "Buy, button"
  preview List "Empty"
  git init -q .
  git add -A
  git -c user.name=a -c user.email=a@example.org -c commit.gpgsign=false commit -qm a
  base=$(git rev-parse HEAD)
  preview Form "Sell, button"
  previews BASE="$base" NUMBER=7 GH_TOKEN=t
  check equals "$code" 0
  check has "$GITHUB_OUTPUT" changed=1
  check has "$GITHUB_OUTPUT" "gallery=$GITHUB_WORKSPACE/site"
  check has "$GITHUB_STEP_SUMMARY" "**1 of 2 previews has different words.**"
  check grep -q "^api --silent repos/o/r/issues/7/comments --field body=@" "$work/asked"
  check has "$work/said" "<!-- a11ynav previews -->"
  check has "$work/said" "+ Sell, button"

  what="a comment that already exists"
  previews BASE="$base" NUMBER=7 GH_TOKEN=t FOUND=42
  check grep -q "^api --silent --method PATCH repos/o/r/issues/comments/42 " "$work/asked"

  what="no comment without permission"
  previews BASE="$base" NUMBER=7
  check equals "$(cat "$work/asked")" ""

  what="previews whose words are unchanged"
  preview Form "Buy, button"
  previews BASE="$base" NUMBER=7 GH_TOKEN=t
  check equals "$code" 0
  check has "$GITHUB_OUTPUT" changed=0
  check equals "$(cat "$work/said")" ""
fi

what="previews that are compared with nothing"
reset
preview Form '::set-env name=PATH::/evil</pre>'
previews
check equals "$code" 0
check equals "$(cat "$work/asked")" ""
check test -s site/index.html

what="a missing folder of previews"
reset
previews PREVIEWS=nowhere
check equals "$code" 1

blob() {
  printf -- '- main:\n  - heading "%s" [level=1]\n  - button "Buy <now>"\n' "$1" > walks/page.aria.yaml
  "$program" audit walks/page.aria.yaml --jobs 1 --blob "$2" > "$work/log" 2>&1
}
merge() { step A11YNAV="$program" MERGE=parts REPORT=report "$@" sh "$here/merge.sh"; }

what="parts that are merged and compared"
reset
mkdir parts old
blob Shop old/1.jsonl
blob "New shop" parts/1.jsonl
merge AGAINST=old
check equals "$code" 0
check has "$GITHUB_OUTPUT" "merged=$GITHUB_WORKSPACE/report"
check has "$GITHUB_OUTPUT" changes=1
check test -s report/report.html
check test -s report/report.xml
check has report/changes.md "     after   New shop, heading level 1, main, landmark"
check has report/changes.md "1 page sounds different, 0 sound the same"
check has "$GITHUB_STEP_SUMMARY" "walks/page.aria.yaml: 0 findings at 2 stops"

what="parts whose speech is unchanged"
reset
mkdir parts
blob Shop parts/1.jsonl
merge AGAINST=parts
check equals "$code" 0
check has "$GITHUB_OUTPUT" changes=0

what="parts that are compared with nothing"
reset
mkdir parts
blob Shop parts/1.jsonl
merge AGAINST=nowhere
check equals "$code" 0
check test ! -e report/changes.md

what="a part that is missing"
reset
mkdir parts
merge
check equals "$code" 2
check has "$work/log" "::error title=a11ynav::a11ynav merge-reports ended with code 2"

what="a program that is set"
reset
step A11YNAV="$program" RELEASE=file:///nowhere sh "$here/install.sh"
check equals "$code" 0
check has "$GITHUB_OUTPUT" "program=$program"

what="a program that does not exist"
reset
step A11YNAV=/nowhere/a11ynav RELEASE=file:///nowhere sh "$here/install.sh"
check equals "$code" 1
check has "$work/log" "::error title=a11ynav::there is no program /nowhere/a11ynav"

if ! command -v curl >/dev/null; then
  echo "try: curl is not installed, so downloads were not tested" >&2
  exit "$((failures > 0))"
fi

# The next steps can use only a few programs, including a simulated apt-get that unpacks a shell script.
bare() {
  reset
  release=$work/release
  rm -rf "$release"
  mkdir "$release"
  for tool in sh curl sed grep cat mktemp dirname uname id sha256sum chmod cp mv head tar gzip; do
    ln -s "$(command -v "$tool")" "$work/bin/$tool"
  done
  printf '#!/bin/sh\necho test\n' > "$work/bin/dpkg"
  cat > "$work/bin/apt-get" <<SCRIPT
#!/bin/sh
for last; do :; done
if [ "\$1" = install ]; then cp "\$last" "$work/bin/a11ynav"; chmod +x "$work/bin/a11ynav"; fi
SCRIPT
  printf '#!/bin/sh\nexec "$@"\n' > "$work/bin/sudo"
  chmod +x "$work"/bin/dpkg "$work"/bin/apt-get "$work"/bin/sudo
}
publish() {
  printf '#!/bin/sh\necho 9.9\n' > "$release/a11ynav_9.9_test.deb"
  (cd "$release" && sha256sum a11ynav_9.9_test.deb > SHA256SUMS)
}
install_from() { step -u A11YNAV PATH="$work/bin" RELEASE="file://$1" sh "$here/install.sh"; }

what="a release with a package"
bare
publish
install_from "$release"
check equals "$code" 0
check has "$work/log" "a11ynav 9.9: $work/bin/a11ynav"
check has "$GITHUB_OUTPUT" "program=$work/bin/a11ynav"

what="a package with a wrong checksum"
bare
publish
echo "echo more" >> "$release/a11ynav_9.9_test.deb"
install_from "$release"
check equals "$code" 1
check grep -q "does not match its checksum" "$work/log"
check lacks "$GITHUB_OUTPUT" program

archive() {
  mkdir -p "$work/tree/a11ynav-9.9-linux/bin"
  printf '#!/bin/sh\n%s\n' "$1" > "$work/tree/a11ynav-9.9-linux/bin/a11ynav"
  chmod +x "$work/tree/a11ynav-9.9-linux/bin/a11ynav"
  archive="a11ynav-9.9-linux-$(uname -m)-self-contained.tar.gz"
  tar -C "$work/tree" -czf "$release/$archive" a11ynav-9.9-linux
  (cd "$release" && sha256sum "$archive" >> SHA256SUMS)
}

what="a release with an archive, which needs no root"
bare
publish
archive "echo 9.9"
rm "$work/bin/apt-get"
install_from "$release"
check equals "$code" 0
check grep -q "a11ynav 9.9: /.*/a11ynav-9.9-linux/bin/a11ynav" "$work/log"
check grep -q "^program=/.*/a11ynav-9.9-linux/bin/a11ynav" "$GITHUB_OUTPUT"

what="an archive with a wrong checksum"
bare
archive "echo 9.9"
echo more >> "$release/$archive"
install_from "$release"
check equals "$code" 1
check grep -q "$archive does not match its checksum" "$work/log"
check lacks "$GITHUB_OUTPUT" program

what="an archive that does not run on this system"
bare
publish
archive "exit 1"
install_from "$release"
check equals "$code" 0
check has "$GITHUB_OUTPUT" "program=$work/bin/a11ynav"

what="no release and no Swift"
bare
install_from /nowhere
check equals "$code" 1
check grep -q "::error title=a11ynav::there is nothing to install at file:///nowhere, and no Swift" "$work/log"

if [ "$failures" -gt 0 ]; then echo "$failures checks failed" >&2; exit 1; fi
echo "All steps of the action behave as expected."
