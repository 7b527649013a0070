#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Builds wheels of the Python package.

    pip install Clients/Python                                                       without the program
    python3 Clients/Python/backend.py --program .build-release/self-contained dist   with it

`pip` calls `build_wheel`. A wheel with the program is tagged for the machine and the version of glibc that the
program needs. The same files always produce the same bytes.
"""

import argparse
import base64
import hashlib
import io
import os
import re
import sys
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

METADATA = """\
Metadata-Version: 2.1
Name: a11ynav
Version: {version}
Summary: Hear and test a user interface as VoiceOver and Switch Control users do
License: MIT
Keywords: accessibility,a11y,voiceover,screen reader,switch control,pytest,playwright
Classifier: Development Status :: 4 - Beta
Classifier: Framework :: Pytest
Classifier: Intended Audience :: Developers
Classifier: License :: OSI Approved :: MIT License
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Software Development :: Testing
Classifier: Typing :: Typed
Requires-Python: >=3.9
Provides-Extra: playwright
Requires-Dist: playwright ; extra == 'playwright'
Provides-Extra: pytest
Requires-Dist: pytest >=7 ; extra == 'pytest'
Provides-Extra: selenium
Requires-Dist: selenium ; extra == 'selenium'
Description-Content-Type: text/markdown

"""

ENTRY_POINTS = """\
[console_scripts]
a11ynav = a11ynav._program:main

[pytest11]
a11ynav = a11ynav.pytest_plugin
"""

# The parts of an installation that are needed only by apps written in Swift and by shells.
LEFT_OUT = ("share/a11ynav/package/", "share/bash-completion/", "share/zsh/", "share/fish/", "share/man/")

MACHINES = {0x3E: "x86_64", 0xB7: "aarch64"}
# The version of glibc in Debian 10 and RHEL 8. Installers on older systems do not recognize the tags.
OLDEST_GLIBC = 28


class Unusable(Exception):
    """The files that a wheel needs are missing or unsuitable."""


# The hooks that pip calls


def get_requires_for_build_wheel(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return write_wheel(wheel_directory, source_version(), None)


# The wheel


def write_wheel(output, version, program):
    """Writes a wheel, which includes the program from a folder if one is given, and returns the wheel's name."""
    tag = f"py3-none-{platform_tag(program) if program else 'any'}"
    files = {}
    for path, name in listed(os.path.join(HERE, "src")):
        files[name] = (read(path), 0o644)
    for path, name in listed(program) if program else []:
        if not name.startswith(LEFT_OUT):
            files[f"a11ynav/_program/{name}"] = (read(path), 0o755 if os.access(path, os.X_OK) else 0o644)
    info = f"a11ynav-{version}.dist-info"
    with open(os.path.join(HERE, "README.md"), encoding="utf-8") as file:
        description = file.read()
    text = {
        "METADATA": METADATA.format(version=version) + description,
        "WHEEL": f"Wheel-Version: 1.0\nGenerator: a11ynav\nRoot-Is-Purelib: {'false' if program else 'true'}\nTag: {tag}\n",
        "entry_points.txt": ENTRY_POINTS,
    }
    for name, content in text.items():
        files[f"{info}/{name}"] = (content.encode(), 0o644)
    files[f"{info}/licenses/LICENSE"] = (read(os.path.join(ROOT, "LICENSE")), 0o644)
    records = [f"{name},sha256={digest(content)},{len(content)}" for name, (content, _) in sorted(files.items())]
    record = "\n".join([*records, f"{info}/RECORD,,", ""])

    name = f"a11ynav-{version}-{tag}.whl"
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for member, (content, mode) in [*sorted(files.items()), (f"{info}/RECORD", (record.encode(), 0o644))]:
            entry = zipfile.ZipInfo(member, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, content)
    os.makedirs(output, exist_ok=True)
    with open(os.path.join(output, name), "wb") as file:
        file.write(target.getvalue())
    return name


def listed(folder):
    """Yields the path and the relative name of each file in a folder, except hidden files and compiled Python files."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__" and not name.startswith("."))
        for name in sorted(name for name in names if not name.startswith(".")):
            path = os.path.join(place, name)
            yield path, os.path.relpath(path, folder).replace(os.sep, "/")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode("ascii")


# The program


def source_version():
    """Returns the version of the program in these sources."""
    path = os.path.join(ROOT, "Sources", "a11ynav", "Options", "Version.swift")
    try:
        with open(path, encoding="utf-8") as file:
            return re.search(r'static let text = "([^"]+)"', file.read()).group(1)
    except (OSError, AttributeError):
        raise Unusable(f"{path} does not contain the version") from None


def platform_tag(program):
    """Returns the wheel's tag for the machine and the newest version of glibc that a file in a folder needs."""
    main = os.path.join(program, "bin", "a11ynav")
    if not os.path.isfile(main):
        raise Unusable(f"{program} has no bin/a11ynav; “make dist” writes such a folder")
    machine = None
    glibc = OLDEST_GLIBC
    for path, _ in listed(program):
        content = read(path)
        if content[:4] != b"\x7fELF":
            continue
        # Version names end with a zero byte in the table of dynamic strings.
        needed = [int(minor) for minor in re.findall(rb"\0GLIBC_2\.(\d+)(?:\.\d+)?(?=\0)", content)]
        glibc = max([glibc, *needed])
        if path == main:
            machine = MACHINES.get(int.from_bytes(content[18:20], "little"))
    if machine is None:
        raise Unusable(f"{main} is not a program for Linux on x86_64 or aarch64")
    return f"manylinux_2_{glibc}_{machine}"


def main():
    parser = argparse.ArgumentParser(description="Builds a wheel of the Python package.")
    parser.add_argument("--program", metavar="FOLDER", help="the folder with the program, written by “make dist”")
    parser.add_argument("--version", help="the version, which is that of the sources by default")
    parser.add_argument("output", help="the folder for the wheel")
    options = parser.parse_args()
    try:
        print(write_wheel(options.output, options.version or source_version(), options.program))
    except (Unusable, OSError) as error:
        sys.exit(f"wheel: {error}")


if __name__ == "__main__":
    main()
