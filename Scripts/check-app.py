#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What stops an app's files: type-checks a folder of SwiftUI sources against the last debug build.

    swift build && python3 Scripts/check-app.py ~/MyApp/Sources

Files that only import what is here are counted: SwiftUI, Foundation, Combine, Observation and the
other modules of the package. Modules of others are replaced by empty ones, so that a file that
needs them is named with the names that it lacks. With --all, such files are counted too. A module
that is only imported inside `#if canImport` of it is not replaced: nobody has it here.

What `import Foundation` brings on Apple's systems and not here comes from one more file, as in the
package that `a11ynav init` makes; --bare leaves it out.
"""

import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)",
    re.M,
)
GUARDED = re.compile(r"^\s*#if\s+canImport\((\w+)\)\s*$.*?^\s*#(?:else|elseif|endif)", re.M | re.S)
OURS = {
    "SwiftUI", "Foundation", "Combine", "Observation", "UIKit", "AppKit", "CoreGraphics", "OSLog",
    "SwiftData", "WidgetKit", "AppIntents", "Accessibility", "UniformTypeIdentifiers", "Dispatch",
    "Swift", "FoundationNetworking",
    "Charts", "CoreLocation", "MapKit", "WebKit", "AVFoundation", "AVKit", "PhotosUI",
    "SafariServices", "StoreKit", "TipKit", "UserNotifications", "CoreMotion", "CoreHaptics", "os",
}


def bin_path():
    return subprocess.run(
        ["swift", "build", "--show-bin-path"], capture_output=True, text=True, check=True
    ).stdout.strip()


def compiler(bin_path, stubs):
    maps = [
        f"{bin_path}/CDispatchHooks.build/module.modulemap",
        f"{bin_path}/COpenCombineHelpers.build/module.modulemap",
        "Sources/CSound/module.modulemap",
        "Sources/CLibYAML/module.modulemap",
    ]
    flags = ["-I", f"{bin_path}/Modules", "-I", stubs]
    for path in maps:
        if os.path.exists(path):
            flags += ["-Xcc", f"-fmodule-map-file={os.path.abspath(path)}"]
    plugin = f"{bin_path}/A11yMacros-tool"
    flags += ["-load-plugin-executable", f"{plugin}#A11yMacros"]
    return ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-D", "DEBUG", "-diagnostic-style", "llvm"] + flags


def imported(text):
    """The modules that a file needs: not those that it imports only where they are."""
    return set(IMPORT.findall(GUARDED.sub(without_guarded, text)))


def without_guarded(match):
    """What a condition covers, without imports of the module that it asks for."""
    return re.sub(rf"^.*\bimport\s+(?:\w+\s+)?{match[1]}\b.*$", "", match[0], flags=re.M)


def make_stubs(modules, folder):
    empty = os.path.join(folder, "Empty.swift")
    open(empty, "w").close()
    for name in modules:
        subprocess.run(
            ["swiftc", "-emit-module", "-module-name", name, "-parse-as-library", empty,
             "-emit-module-path", os.path.join(folder, f"{name}.swiftmodule")],
            capture_output=True, check=False,
        )


def link(path, number, folder):
    """A name of its own for a file: a module can't have two files of one name, folders of targets often do."""
    name = os.path.join(folder, f"{number}-{os.path.basename(path)}")
    os.symlink(os.path.abspath(path), name)
    return name


def foundation_names(texts, folder):
    """The file of names that `a11ynav init` writes, from the table in its source; [] if none is used."""
    table = pathlib.Path("Sources/a11ynav/Init/FoundationNames.swift").read_text()
    words, declared = set(), set()
    for text in texts:
        words |= set(re.findall(r"\w+", text))
        declared |= set(re.findall(r"\b(?:class|struct|enum|protocol|typealias|actor)\s+(\w+)", text))
    publisher = re.search(r'publisher = """(.*?)"""', table, re.S)[1] if "dataTaskPublisher" in words else ""
    words |= {"URLSession", "URLRequest", "URLResponse", "AnyPublisher"} if publisher else set()
    lines = []
    for module, names in re.findall(r'"(\w+)",\s+"""(.*?)"""', table, re.S):
        used = [n for n in re.findall(r"\w+", names) if n in words - declared]
        lines += [f"import {module}"] if used else []
        lines += [f"public typealias {name} = {module}.{name}" for name in used]
    path = os.path.join(folder, "FoundationNames.swift")
    pathlib.Path(path).write_text("\n".join(lines) + "\n" + publisher)
    return [path] if lines else []


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("folder", nargs="+", type=pathlib.Path)
    parser.add_argument("--all", action="store_true", help="count files that import other modules")
    parser.add_argument("--bare", action="store_true", help="without the names of Apple's Foundation")
    parser.add_argument("--alone", action="store_true", help="check each file by itself")
    parser.add_argument("--swift-version", default="5")
    options = parser.parse_args()
    files = sorted({str(f) for folder in options.folder for f in folder.rglob("*.swift") if f.is_file()})
    if not files:
        sys.exit("there are no Swift files")
    texts = {f: pathlib.Path(f).read_text(errors="replace") for f in files}
    imports = {f: imported(text) for f, text in texts.items()}
    with tempfile.TemporaryDirectory() as stubs:
        make_stubs(sorted(set().union(*imports.values()) - OURS), stubs)
        command = compiler(bin_path(), stubs) + ["-swift-version", options.swift_version]
        failed, reasons = collections.defaultdict(list), collections.defaultdict(set)
        originals = {link(f, number, stubs): f for number, f in enumerate(files)}
        names = [] if options.bare else foundation_names(texts.values(), stubs)
        groups = [[f] for f in originals] if options.alone else [list(originals)]
        for group in groups:
            result = subprocess.run(command + group + names, capture_output=True, text=True)
            found = re.findall(r"^(.+?\.swift):(\d+):\d+: error: (.*)$", result.stderr, re.M)
            if result.returncode and not found:
                sys.exit(result.stderr[-2000:])
            for path, line, message in found:
                path = originals.get(path, path)
                failed[path].append((int(line), message))
                reasons[message].add(path)
    counted = [f for f in files if options.all or imports[f] <= OURS]
    passed = [f for f in counted if f not in failed]
    for message, paths in sorted(reasons.items(), key=lambda r: (-len(r[1]), r[0])):
        print(f"{len(paths):4}  {message}")
    for path in counted:
        for line, message in failed.get(path, [])[:1]:
            print(f"{path}:{line}: {message}")
    share = 100 * len(passed) // max(1, len(counted))
    print(f"{len(passed)} of {len(counted)} files pass ({share} %); "
          f"{len(files) - len(counted)} import modules of others")


if __name__ == "__main__":
    main()
