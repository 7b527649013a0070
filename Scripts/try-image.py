#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows Packaging/Dockerfile step by step in minimal Debian systems, on machines without a Docker engine.

    sudo Scripts/try-image.py          needs debootstrap, git, and Swift in PATH

A new system is created for each FROM, with this machine's Swift mounted in place of the `swift` image. At the end, the
image is tested with a transcript that passes, a transcript that fails, and a JUnit report. All files are in a temporary
folder that is deleted.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# The packages that the `swift` image has in addition to those of a minimal Debian system.
SWIFT_NEEDS = ("binutils ca-certificates git libc6-dev libcurl4-openssl-dev libedit2 libgcc-12-dev "
               "libncurses-dev libpython3-dev libsqlite3-0 libstdc++-12-dev libxml2-dev libz3-dev "
               "tzdata zlib1g-dev")


def run(*command, **options):
    return subprocess.run(command, check=True, **options)


class Stage:
    """The system that one FROM in the Dockerfile begins."""

    def __init__(self, image, folder):
        self.folder = folder
        self.mounts = []
        self.environment = {"PATH": PATH, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
        self.directory = "/"
        suite = re.search(r"bookworm|trixie|bullseye", image).group()
        run("debootstrap", "--variant=minbase", suite, folder, stdout=subprocess.DEVNULL)
        # Swift reads a program's arguments from /proc, so /proc must be mounted.
        self.mount("-t", "proc", "proc", "/proc")
        if image.startswith("swift:"):
            self.run(f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {SWIFT_NEEDS}")
            swift = os.path.realpath(shutil.which("swift")).rsplit("/usr/bin/", 1)[0]
            for place in [swift, *os.environ.get("ALSO_MOUNT", "").split()]:
                self.mount("--bind", place, place)
            self.environment["PATH"] = f"{swift}/usr/bin:{PATH}"
            if os.path.exists("/etc/gitconfig"):
                shutil.copy("/etc/gitconfig", f"{folder}/etc/gitconfig")

    def mount(self, *options):
        place = self.folder + options[-1]
        os.makedirs(place, exist_ok=True)
        run("mount", *options[:-1], place)
        self.mounts.append(place)

    def run(self, line, quiet=True, check=True):
        command = f"cd {shlex.quote(self.directory)} && {line}"
        log = subprocess.DEVNULL if quiet else None
        words = [f"{name}={value}" for name, value in self.environment.items()]
        return subprocess.run(
            ["chroot", self.folder, "env", "-i", *words, "/bin/sh", "-c", command],
            stdout=log, check=check,
        ).returncode

    def end(self):
        for place in reversed(self.mounts):
            subprocess.run(["umount", place])


def instructions():
    with open(f"{ROOT}/Packaging/Dockerfile") as file:
        text = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", file.read(), flags=re.M))
    for line in filter(str.strip, text.splitlines()):
        name, rest = line.split(None, 1)
        yield name, rest


def main():
    if os.geteuid() != 0:
        sys.exit("try-image: run this as root")
    base = tempfile.mkdtemp(prefix="try-image-")
    stages = {}
    stage = None
    begun = time.monotonic()
    try:
        for name, rest in instructions():
            if name == "FROM":
                image, *label = rest.split(" AS ")
                stage = Stage(image, f"{base}/{len(stages)}")
                stages[label[0] if label else "last"] = stage
            elif name == "RUN":
                stage.run(rest)
            elif name == "WORKDIR":
                stage.directory = rest
                os.makedirs(stage.folder + rest, exist_ok=True)
            elif name == "ENV":
                key, value = rest.split("=", 1)
                stage.environment[key] = value
            elif name == "COPY" and rest.startswith("--from="):
                source, origin, target = re.match(r"--from=(\S+) (\S+) (\S+)", rest).groups()
                run("cp", "-a", f"{stages[source].folder}{origin}/.", stage.folder + target)
            elif name == "COPY":
                tree = subprocess.Popen(["git", "-C", ROOT, "archive", "HEAD"], stdout=subprocess.PIPE)
                run("tar", "-x", "-C", stage.folder + stage.directory, stdin=tree.stdout)
            elif name == "ENTRYPOINT":
                program = shlex.join(json.loads(rest))
            print(f"{time.monotonic() - begun:4.0f} s: {name} {rest[:60]}", flush=True)
        with open(f"{stage.folder}/work/page.aria.yaml", "w") as file:
            file.write('- heading "Shop" [level=1]\n')
        for words, code in [("Shop, heading level 1", 0), ("Shop, button", 1)]:
            with open(f"{stage.folder}/work/walk.a11y", "w") as file:
                file.write(f"open: page.aria.yaml\n\n{words}\n")
            result = stage.run(f"{program} test walk.a11y --junit report.xml", check=False)
            if result != code:
                sys.exit(f"try-image: a test that should exit with {code} exited with {result}")
        with open(f"{stage.folder}/work/report.xml") as file:
            if "<failure" not in file.read():
                sys.exit("try-image: the report does not contain the failure")
        print(f"{time.monotonic() - begun:4.0f} s: one test passes, another fails, and the report contains the failure")
    finally:
        for each in stages.values():
            each.end()
        run("rm", "-rf", "--one-file-system", base)


if __name__ == "__main__":
    main()
