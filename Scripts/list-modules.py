#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes Documentation/Modules.md: which names of Apple's modules are real here, which are only
accepted, and which are known to be missing.

A name is only accepted if it is in A11yDrawing, or if its own abstract, or the file's first comment,
says that it has no effect.
Missing names are listed in Documentation/missing-names.txt. With --check, nothing is written, and
the exit status says whether the page is up to date.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = {
    "SwiftUI": ["A11yViewGraph", "A11yViewFeatures", "A11yViews", "A11yDrawing", "A11yAppModel",
                "A11yPreviews", "SwiftUI"],
    "UIKit and AppKit": ["A11yPlatformViews"],
    "SwiftData": ["SwiftData"],
    "WidgetKit": ["WidgetKit"],
    "AppIntents": ["AppIntents"],
    "OSLog and os": ["OSLog", "os"],
    "Charts": ["Charts"],
    "MapKit": ["MapKit"],
    "CoreLocation": ["CoreLocation"],
    "WebKit": ["WebKit"],
    "SafariServices": ["SafariServices"],
    "AVKit": ["AVKit"],
    "AVFoundation": ["AVFoundation"],
    "PhotosUI": ["PhotosUI"],
    "StoreKit": ["StoreKit"],
    "TipKit": ["TipKit"],
    "UserNotifications": ["UserNotifications"],
    "CoreMotion": ["CoreMotion"],
    "CoreHaptics": ["CoreHaptics"],
}
ACCEPTED = re.compile(
    r"not affect elements|[Dd]oes nothing|never happens?|no counterpart|[Aa]ccepted|Drops a|Nothing is drawn"
    r"|not heard|not change what is heard|it changes nothing|never called|not called|never made|is ever found|nothing is chosen"
    r"|nothing is kept|Nothing sounds|Nothing is spoken|None is shown|none is shown|none is ever|none ever is|nothing is bought"
    r"|Nothing is kept|None is ever|nothing is found|never runs?|[Nn]obody can be asked"
)
# This target is what is accepted and not drawn.
UNDRAWN = "A11yDrawing"
TYPE = re.compile(r"^public (?:final |indirect )?(?:struct|enum|class|protocol|actor|typealias|macro) (\w+)")
OPEN = re.compile(r"^open class (\w+)")
METHOD = re.compile(r"^  (?:nonisolated )?(?:@\w+ )*(?:nonisolated )?public func (\w+|`\w+`)")


def names(module):
    """The names of a target, each with whether it is real."""
    found = {}
    for path in sorted(ROOT.glob(f"Sources/*/{module}/**/*.swift")):
        lines = path.read_text().split("\n")
        notes = [line for line in lines[:20] if line.startswith("// ")]
        whole = any(ACCEPTED.search(note) for note in notes)
        comment, in_view = [], False
        for line in lines:
            if line.startswith("extension "):
                in_view = re.match(r"extension (View|Scene|Text|Image|Shape|ChartContent|MapContent)\b", line) is not None
            text = line.strip()
            if text.startswith("///"):
                comment.append(text[3:].strip())
                continue
            if text.startswith("@"):
                continue
            match = TYPE.match(line) or OPEN.match(line)
            name = match.group(1) if match else None
            if not name and in_view and METHOD.match(line):
                name = "." + METHOD.match(line).group(1).strip("`")
            if name and not name.lstrip(".").startswith("_"):
                real = module != UNDRAWN and not (whole or ACCEPTED.search(" ".join(comment)))
                found[name] = found.get(name, False) or real
            comment = []
    return found


def page():
    parts = [
        "# Modules with Apple's names",
        "",
        "Made by `Scripts/list-modules.py` from the sources. *Accepted* names compile and change nothing that is",
        "heard: those of `A11yDrawing`, and those whose documentation says so. The others are *real*: they can be",
        "heard, or do what their documentation says, which may be less than on Apple's systems.",
        "",
        "| module | real | accepted |",
        "|---|---|---|",
    ]
    lists = []
    for module, targets in MODULES.items():
        found = {}
        for target in targets:
            for name, real in names(target).items():
                found[name] = found.get(name, False) or real
        real = sorted(n for n, r in found.items() if r)
        accepted = sorted(n for n, r in found.items() if not r)
        parts.append(f"| {module} | {len(real)} | {len(accepted)} |")
        lists += ["", f"## {module}", "", "Real: " + ", ".join(f"`{n}`" for n in real) + "."]
        if accepted:
            lists += ["", "Accepted: " + ", ".join(f"`{n}`" for n in accepted) + "."]
    missing = (ROOT / "Documentation" / "missing-names.txt").read_text().split("\n")
    rows = [line.split("\t") for line in missing if line and not line.startswith("#")]
    lists += ["", "## Missing", "", "| name | module | known since |", "|---|---|---|"]
    lists += [f"| `{name}` | {module} | {since} |" for name, module, since in sorted(rows)]
    return "\n".join(parts + lists) + "\n"


if __name__ == "__main__":
    target = ROOT / "Documentation" / "Modules.md"
    if "--check" in sys.argv:
        sys.exit(0 if target.read_text() == page() else "Modules.md is old: run Scripts/list-modules.py")
    target.write_text(page())
