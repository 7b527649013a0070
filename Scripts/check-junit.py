#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks JUnit reports against the common requirements of the Jenkins (junit-10) and Ant schemas.

    python3 Scripts/check-junit.py REPORT.xml...
"""

import re
import sys
import xml.etree.ElementTree

TIME = r"[0-9]+\.[0-9]{3}"
COUNT = r"[0-9]+"
ANY = r"(?s).*"
# The attributes of each element. All of them are required, because the attributes that are optional for Jenkins are
# required for Ant.
ATTRIBUTES = {
    "testsuites": {},
    "testsuite": {
        "name": r"(?s).+", "tests": COUNT, "failures": COUNT, "errors": COUNT, "skipped": COUNT,
        "time": TIME, "timestamp": r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}",
        "hostname": r"\S+", "package": r"\S+", "id": COUNT,
    },
    "testcase": {"classname": ANY, "name": r"(?s).+", "time": TIME},
    "failure": {"type": r".+", "message": ANY},
    "error": {"type": r".+", "message": ANY},
    "properties": {}, "system-out": {}, "system-err": {},
}
# The children of each element, in order.
CHILDREN = {
    "testsuites": r"(testsuite )*",
    "testsuite": r"properties (testcase )*system-out system-err ",
    "testcase": r"(failure |error )?",
}
HOLDS_TEXT = {"failure", "error", "system-out", "system-err"}


def mistakes(element):
    """Returns the errors in an element and its descendants."""
    if element.tag not in ATTRIBUTES:
        yield f"<{element.tag}> is unknown"
        return
    wanted = ATTRIBUTES[element.tag]
    if set(element.attrib) != set(wanted):
        yield f"<{element.tag}> has {sorted(element.attrib)}, not {sorted(wanted)}"
    for name, value in element.attrib.items():
        if name in wanted and not re.fullmatch(wanted[name], value):
            yield f"<{element.tag} {name}> is “{value}”"
    children = "".join(f"{child.tag} " for child in element)
    if not re.fullmatch(CHILDREN.get(element.tag, ""), children):
        yield f"<{element.tag}> contains {children or 'nothing'}"
    texts = [element.text, *(child.tail for child in element)]
    if element.tag not in HOLDS_TEXT and any((text or "").strip() for text in texts):
        yield f"<{element.tag}> contains text"
    if element.tag == "testsuite":
        cases = element.findall("testcase")
        for count, found in (
            ("tests", len(cases)),
            ("failures", len(element.findall("testcase/failure"))),
            ("errors", len(element.findall("testcase/error"))),
        ):
            if element.get(count) != str(found):
                yield f"{count} is {element.get(count)}, but there are {found}"
    for child in element:
        yield from mistakes(child)


def main():
    failed = False
    for path in sys.argv[1:]:
        root = xml.etree.ElementTree.parse(path).getroot()
        found = list(mistakes(root))
        if root.tag != "testsuites":
            found.append(f"the root element is <{root.tag}>")
        for mistake in found:
            print(f"{path}: {mistake}")
        failed = failed or bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
