#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Measures how much this package adds to an app: builds a program with one view from scratch, rebuilds it after
changing one line, and measures its size, optionally compared with an earlier revision in the same run.

    Benchmarks/app-cost.py            only the working tree
    Benchmarks/app-cost.py v0.2.0     compared with a tag or another revision

The build is an ordinary debug build (`swift build`). The times do not include the time to fetch and read manifests.
"""
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(HERE)
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "One",
  dependencies: [.package(name: "a11ynav", path: "{path}")],
  targets: [.executableTarget(name: "One", dependencies: [.product(name: "SwiftUI", package: "a11ynav")])]
)
"""
VIEW = """import SwiftUI

@main struct OneApp: App { var body: some Scene { WindowGroup { ContentView() } } }

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    Button("Add one") { count += 1 }
    Text("\\(count)")
  }
}
"""


def timed(command):
    """Returns the wall-clock and processor seconds that a command and its children take."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    elapsed = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return elapsed, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def measure(package, folder):
    source = os.path.join(folder, "Sources", "One", "One.swift")
    os.makedirs(os.path.dirname(source))
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(MANIFEST.format(path=package))
    with open(source, "w") as file:
        file.write(VIEW)
    build = [os.environ.get("SWIFT", "swift"), "build", "--package-path", folder]
    subprocess.run(build[:1] + ["package", "--package-path", folder, "resolve"], check=True)
    clean, processors = timed(build)
    rebuilds = []
    for number in range(3):
        with open(source, "w") as file:
            file.write(VIEW.replace("Add one", f"Add {number}"))
        rebuilds.append(timed(build)[0])
    binary = os.path.getsize(os.path.join(folder, ".build", "debug", "One"))
    return clean, processors, min(rebuilds), binary


def main():
    revisions = sys.argv[1:2]
    work = tempfile.mkdtemp()
    try:
        packages = [("now", PACKAGE)]
        if revisions:
            earlier = os.path.join(work, "a11ynav")
            os.mkdir(earlier)
            archive = subprocess.run(
                ["git", "-C", PACKAGE, "archive", revisions[0]], check=True, stdout=subprocess.PIPE
            )
            subprocess.run(["tar", "-x", "-C", earlier], input=archive.stdout, check=True)
            packages.insert(0, (revisions[0], earlier))
        print(f"{'':16} {'clean build':>12} {'processors':>12} {'rebuild':>10} {'binary':>10}")
        for number, (name, package) in enumerate(packages):
            folder = os.path.join(work, f"one-{number}")
            os.mkdir(folder)
            clean, processors, rebuild, binary = measure(package, folder)
            print(
                f"{name[:16]:16} {clean:10.0f} s {processors:10.0f} s {rebuild:8.1f} s"
                f" {binary / 1e6:7.0f} MB",
                flush=True,
            )
    finally:
        shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
