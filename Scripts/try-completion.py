#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Completes command lines in bash, zsh and fish, with only the program's folder added to PATH.

    python3 Scripts/try-completion.py A11YNAV

Each shell runs in its own terminal. The script prints a line for each shell, and fails if a shell does not offer the
expected completions. A shell that is not installed is skipped with a message.
"""

import os
import pathlib
import pty
import select
import shutil
import signal
import sys
import tempfile
import time

EXPECTED = {
    "a11ynav se": ["settings"],
    "a11ynav read --techn": ["--technology"],
    "a11ynav read --technology ": ["voiceover", "switch-control", "voiceover,switch-control"],
    "a11ynav read --profile ": ["tremor", "anna"],
    "a11ynav read --platform m": ["macos"],
    "a11ynav read --language ": ["de", "zh-Hans"],
    "a11ynav open --voice ": ["en-gb", "de"],
    "a11ynav open --speech ": ["device", "wav:"],
    "a11ynav open --rotor ": ["headings", "links"],
    "a11ynav settings ra": ["rate"],
    "a11ynav settings plain ": ["on", "off"],
    "a11ynav settings technology ": ["switch-control"],
    "a11ynav audit --skip ": ["no-words"],
    "a11ynav replay --script w": ["walk.a11y"],
}

BASH = r"""
offered() {
  COMP_LINE=$1 COMP_POINT=${#1}
  read -ra COMP_WORDS <<< "$1"
  [[ $1 != *" " ]] || COMP_WORDS+=("")
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  _a11ynav a11ynav "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
  printf '%s\n' "${COMPREPLY[@]}"
}
source <(a11ynav --generate-completion-script bash)
"""
FISH = r"""
function offered; complete -C "$argv[1]" | string split -f1 \t; end
a11ynav --generate-completion-script fish | source
"""
# Matches are also printed, because zsh only completes typed text.
ZSH = r"""
PROMPT_EOL_MARK=
autoload -Uz compinit; compinit -u -D
source <(a11ynav --generate-completion-script zsh)
compadd() {
  if [[ -n ${(M)@:#-[AOD]} ]]; then builtin compadd "$@"; return; fi
  local -a matches; builtin compadd -A matches "$@"
  (( $#matches )) && print -rl -- $matches >> $MATCHES
  builtin compadd "$@"
}
finished() { print done >> $MATCHES }
zle -C offered complete-word offering
offering() { _main_complete; finished; compstate[insert]= compstate[list]= }
bindkey '^I' offered
"""


class Shell:
    """A shell in its own terminal."""

    def __init__(self, command, environment):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, environment)

    def write(self, text):
        os.write(self.terminal, text.encode())

    def read(self, seconds):
        ready, _, _ = select.select([self.terminal], [], [], seconds)
        try:
            return os.read(self.terminal, 65536).decode(errors="replace") if ready else ""
        except OSError:
            return ""

    def end(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)


def until(condition, shell, seconds=60):
    """Reads the shell's output until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        shell.read(0.05)
    return True


def started(name, folder, environment):
    """Starts a shell in which the completions are installed."""
    setup, ready = folder / f"setup.{name}", folder / f"ready.{name}"
    setup.write_text({"bash": BASH, "fish": FISH, "zsh": ZSH}[name])
    flags = {"bash": ["--norc", "-i"], "fish": ["--no-config", "-i"], "zsh": ["-f", "-i"]}[name]
    shell = Shell([name, *flags], environment)
    shell.write(f"source {setup}; touch {ready}\n")
    until(ready.exists, shell)
    return shell


def offered(name, shell, line, answer):
    """Returns a shell's completions for a line."""
    answer.unlink(missing_ok=True)
    if name == "zsh":
        clear_line = "\x15"
        shell.write(clear_line + line + "\t")
    else:
        shell.write(f"offered '{line}' > {answer}.new; echo done >> {answer}.new; "
                    f"mv {answer}.new {answer}\n")
    if not until(lambda: answer.exists() and answer.read_text().endswith("done\n"), shell):
        return ["(no answer)"]
    return answer.read_text().splitlines()[:-1]


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "config/a11ynav").mkdir(parents=True)
        (folder / "config/a11ynav/config").write_text("profile.anna = slow, hold 0.3s\n")
        (folder / "walk.a11y").touch()
        os.chdir(folder)
        environment = {
            "HOME": name, "XDG_CONFIG_HOME": f"{name}/config", "TERM": "xterm", "LANG": "C.UTF-8",
            "PATH": f"{program.parent}:/usr/local/bin:/usr/bin:/bin", "MATCHES": f"{name}/answer",
        }
        for shell in "bash", "zsh", "fish":
            if not shutil.which(shell):
                print(f"{shell} is not installed")
                continue
            wrong = []
            running = started(shell, folder, environment)
            for line, words in EXPECTED.items():
                found = offered(shell, running, line, folder / "answer")
                missing = [word for word in words if word not in found]
                if missing:
                    wrong.append(f"“{line}” does not offer {missing}, but {found[:20]}")
            running.end()
            print("\n".join(f"{shell}: {each}" for each in wrong) or f"{shell}: completion works")
            failed = failed or bool(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
