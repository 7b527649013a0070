#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fails if a file imports one of our targets that the package's manifest does not list as a dependency.

SwiftPM finds such a module only if it has already been built for another target, so a clean build would sometimes fail.
"""

import importlib.util
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SPEC = importlib.util.spec_from_file_location("type_graph", ROOT / "Scripts/type-graph.py")
GRAPH = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(GRAPH)
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)",
    re.M,
)


def unconditional(text):
    """Returns a file's code without strings and without conditionally compiled code."""
    return re.sub(r"^\s*#if .*?^\s*#endif", "", GRAPH.code_only(text), flags=re.M | re.S)


def manifest(root):
    """A package in the form in which its manifest describes it."""
    swift = os.environ.get("SWIFT", "swift")
    # Uses a separate scratch folder, because a build may have locked the usual one.
    with tempfile.TemporaryDirectory() as folder:
        command = [swift, "package", "--scratch-path", folder, "dump-package"]
        return json.loads(subprocess.run(command, cwd=root, capture_output=True, check=True).stdout)


def main():
    package, nested = manifest(ROOT), manifest(ROOT / "Frameworks")
    products = {product["name"]: product["targets"] for product in package["products"]}
    modules = {target["name"] for target in package["targets"] + nested["targets"]}
    return int(check(ROOT, package, modules, {}) | check(ROOT / "Frameworks", nested, modules, products))


def check(root, package, modules, products):
    """Returns whether a file imports a module on which its target does not depend; `products` are another package's."""
    targets = {target["name"]: target for target in package["targets"]}
    failed = False
    for name, target in targets.items():
        if target["type"] == "system":
            continue
        given = {name}
        for dependency in target["dependencies"]:
            for value in dependency.values():
                given |= {value[0], *products.get(value[0], ())} if value else set()
        folder = target.get("path") or ("Tests" if target["type"] == "test" else "Sources") + f"/{name}"
        excluded = [root / folder / path for path in target.get("exclude", [])]
        for path in sorted((root / folder).rglob("*.swift")):
            if any(path.is_relative_to(other) for other in excluded):
                continue
            for module in IMPORT.findall(unconditional(path.read_text())):
                if module in modules and module not in given:
                    failed = True
                    print(f"{path.relative_to(ROOT)}: the manifest does not list {module} as a dependency of {name}.", file=sys.stderr)
    return failed


if __name__ == "__main__":
    sys.exit(main())
