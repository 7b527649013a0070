# SPDX-License-Identifier: MIT
"""Documentation/Modules.md: which names of Apple's modules are real here, and what the others lose."""

import collections
import re

import swift_declarations as swift

MODULES = {
    "SwiftUI": ["A11yViewGraph", "A11yViewFeatures", "A11yViews", "A11yDrawing", "A11yAppModel",
                "A11yPreviews", "SwiftUI"],
    "UIKit and AppKit": ["A11yPlatformViews"],
    "OSLog and os": ["OSLog", "os"],
}
ALONE = ["SwiftData", "CoreData", "WidgetKit", "AppIntents", "Charts", "MapKit", "CoreLocation", "WebKit",
         "SafariServices", "AVKit", "AVFoundation", "PhotosUI", "StoreKit", "TipKit", "UserNotifications", "CoreMotion",
         "CoreHaptics",
         "ActivityKit", "AuthenticationServices", "CloudKit", "CoreImage", "CoreSpotlight", "FoundationModels",
         "Intents", "LocalAuthentication", "MediaPlayer", "MessageUI", "Network", "Photos", "QuickLook", "Security",
         "Translation", "WeatherKit"]
# What modifiers are written on: there, a name is known by itself.
MODIFIED = re.compile(r"^(?:View|Scene|Text|Image|Shape|ChartContent|MapContent)$")
INTRODUCTION = """# Modules with Apple's names

Made by `make surface` from the rows in [Surface](../Surface/README.md) and from the sources. Search it for a name:
`.blur`, `CMMotionManager`, `Text.kerning(_:)`.

- *Real*: written by hand, a value that others read, or another way to write something real. It can be heard, or
  does what its documentation says, which may be less than on Apple's systems.
- *Accepted*: compiles, and there is nothing to hear.
- *Partial*: compiles, and something is lost that a listener would have met; a modifier that is given content or an
  action reports a diagnostic.
- *Refused*: does not compile, with the reason as the error.

A name that is real in one form and accepted in another is in both lists, the second with its labels.
"""


def targets(module):
    """The targets that make up a module of Apple's."""
    for name, parts in MODULES.items():
        if module in name.split(" and "):
            return parts
    return [module]


def shown(owner, declaration):
    """How a name is looked for."""
    name = swift.title(declaration)
    if not owner:
        return declaration.name
    return f".{name}" if MODIFIED.match(owner) else f"{owner}.{name}"


def collect(targets, tables, by_hand):
    """The real names of a module, and for the others their state and their note."""
    real, others = set(), collections.defaultdict(list)
    for target in targets:
        table = tables.get(target)
        for _, found in by_hand.get(target, []):
            if not found.is_public or found.name.startswith("_") or found.kind in ("extension", "import", "operator"):
                continue
            is_type = not found.owner and found.kind in (*swift.TYPES, "typealias", "macro")
            if is_type or found.name.isidentifier() and MODIFIED.match(found.owner) and found.kind == "func":
                real.add(found.name if is_type else f".{found.name}")
        for row in table.rows if table else []:
            if row.is_internal or row.declaration.name.startswith("_"):
                continue
            top = row
            while top.parent:
                top = top.parent
            if row.state in ("value", "forwards"):
                if not row.owner:
                    real.add(row.declaration.name)
                elif MODIFIED.match(row.owner) and row.declaration.kind == "func":
                    real.add(f".{row.declaration.name}")
            elif row is top or row.state != top.state:
                if row.declaration.kind in swift.TYPES and row.owner:
                    continue
                others[shown(row.owner, row.declaration)].append((row.state, row.note))
    return real, others


def page(tables, by_hand, missing):
    parts = [INTRODUCTION, "| module | real | accepted | partial | refused |", "|---|---|---|---|---|"]
    lists = []
    order = ["SwiftUI", "UIKit and AppKit", "SwiftData", "CoreData", "WidgetKit", "AppIntents", "OSLog and os",
             *(name for name in ALONE if name not in ("SwiftData", "CoreData", "WidgetKit", "AppIntents"))]
    for module in order:
        real, others = collect(MODULES.get(module, [module]), tables, by_hand)
        counts = collections.Counter(state for said in others.values() for state in {state for state, _ in said})
        parts.append(f"| {module} | {len(real)} | {counts['accepted']} | {counts['partial']} | {counts['refused']} |")
        lists += ["", f"## {module}"]
        if real:
            lists += ["", "Real: " + ", ".join(f"`{name}`" for name in sorted(real)) + "."]
        if others:
            lists += ["", "| not heard | state | what it does, and what is lost |", "|---|---|---|"]
        for name in sorted(others):
            for state, note in sorted(set(others[name])):
                lists.append(f"| `{name}` | {state} | {note.replace('|', chr(92) + '|')} |")
    lists += ["", "## Missing", "", "| name | module | known since |", "|---|---|---|"]
    lists += [f"| `{name}` | {module} | {since} |" for name, module, since in sorted(missing)]
    return "\n".join(parts + lists) + "\n"
