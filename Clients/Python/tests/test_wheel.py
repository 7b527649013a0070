# SPDX-License-Identifier: MIT
"""Tests of wheels: their tags, contents and bytes, and their installation."""

import csv
import hashlib
import importlib.util
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile

from support import HERE, STAND_IN

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
BACKEND = os.path.join(os.path.dirname(HERE), "backend.py")

specification = importlib.util.spec_from_file_location("backend", BACKEND)
backend = importlib.util.module_from_spec(specification)
specification.loader.exec_module(backend)


def program_file(machine, glibc):
    """Returns the beginning of a Linux program that needs the given version of glibc."""
    return (
        b"\x7fELF"
        + b"\2\1\1"
        + b"\0" * 11
        + machine.to_bytes(2, "little")
        + b"\0libc.so.6\0GLIBC_2.2.5\0"
        + glibc
        + b"\0"
    )


class WheelTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.program = os.path.join(self.folder, "a11ynav-9.9-linux-x86_64")
        self.add("bin/a11ynav", program_file(0x3E, b"GLIBC_2.34"), executable=True)
        self.add("lib/libextra.so", program_file(0x3E, b"GLIBC_2.36"))
        self.add("share/espeak-ng-data/en_dict", b"words")
        self.add("share/a11ynav/package/Package.swift", b"left out")
        self.add(".cache/hidden", b"left out")

    def add(self, name, content, executable=False):
        path = os.path.join(self.program, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
        os.chmod(path, 0o755 if executable else 0o644)

    def build(self, *options, output="out"):
        return subprocess.run(
            [sys.executable, BACKEND, *options, os.path.join(self.folder, output)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
        )

    def built(self, *options, output="out"):
        run = self.build(*options, output=output)
        self.assertEqual(run.returncode, 0, run.stderr)
        return os.path.join(self.folder, output, run.stdout.strip())

    def test_the_tag_names_the_machine_and_the_newest_glibc(self):
        wheel = self.built("--program", self.program, "--version", "9.9")
        self.assertEqual(os.path.basename(wheel), "a11ynav-9.9-py3-none-manylinux_2_36_x86_64.whl")
        self.add("bin/a11ynav", program_file(0xB7, b"GLIBC_2.17"), executable=True)
        self.add("lib/libextra.so", b"no library")
        wheel = self.built("--program", self.program, "--version", "9.9")
        self.assertEqual(os.path.basename(wheel), "a11ynav-9.9-py3-none-manylinux_2_28_aarch64.whl")

    def test_the_record_lists_every_file(self):
        wheel = zipfile.ZipFile(self.built("--program", self.program, "--version", "9.9"))
        record = wheel.read("a11ynav-9.9.dist-info/RECORD").decode()
        rows = {name: digest for name, digest, _ in csv.reader(io.StringIO(record))}
        self.assertEqual(sorted(rows), sorted(wheel.namelist()))
        for name, digest in rows.items():
            if digest:
                self.assertEqual(digest, "sha256=" + backend.digest(wheel.read(name)))
        self.assertIn("a11ynav/_program/share/espeak-ng-data/en_dict", rows)
        self.assertIn("a11ynav/py.typed", rows)
        self.assertFalse([name for name in rows if "Package.swift" in name or "hidden" in name])
        self.assertEqual(wheel.getinfo("a11ynav/_program/bin/a11ynav").external_attr >> 16, 0o100755)

    def test_the_same_files_give_the_same_bytes(self):
        first = self.built("--program", self.program, output="one")
        for place, _, names in os.walk(self.program):
            for name in names:
                os.utime(os.path.join(place, name), (1, 1))
        second = self.built("--program", self.program, output="two")
        digests = {hashlib.sha256(backend.read(path)).hexdigest() for path in (first, second)}
        self.assertEqual(len(digests), 1)

    def test_an_unsuitable_folder_is_refused_with_a_sentence(self):
        run = self.build("--program", self.folder)
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        self.assertRegex(run.stderr, "has no bin/a11ynav; “make dist” writes such a folder")
        self.add("bin/a11ynav", b"#!/bin/sh\n", executable=True)
        self.assertRegex(
            self.build("--program", self.program).stderr, "is not a program for Linux on x86_64 or aarch64"
        )

    def test_an_installed_wheel_runs_its_program(self):
        try:
            import pip  # noqa: F401
        except ImportError:
            self.skipTest("pip is not installed")
        with open(STAND_IN, "rb") as file:
            stand_in = file.read()
        wheel = self.built()
        target = os.path.join(self.folder, "site")
        subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "install",
                "-q",
                "--no-index",
                "--no-deps",
                "--no-compile",
                "--target",
                target,
                wheel,
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=120,
        )
        bundle = os.path.join(target, "a11ynav", "_program", "bin")
        os.makedirs(bundle)
        program = os.path.join(bundle, "a11ynav")
        with open(program, "wb") as file:
            file.write(stand_in)
        os.chmod(program, 0o755)
        environment = {key: value for key, value in os.environ.items() if key != "A11YNAV"}
        environment["PYTHONPATH"] = target
        code = "import a11ynav; print(a11ynav.find_program()); print(a11ynav.open(content='One').heard, a11ynav.__version__)"
        run = subprocess.run(
            [sys.executable, "-B", "-c", code], env=environment, stdout=subprocess.PIPE, text=True, timeout=60, cwd="/"
        )
        self.assertEqual(run.stdout.splitlines(), [program, f"['One'] {backend.source_version()}"])

    def test_the_versions_of_all_packages_are_the_same(self):
        version = backend.source_version()
        clients = [f"Clients/JavaScript/{place}" for place in ("", "platforms/linux-x64/", "platforms/linux-arm64/")]
        for place in [*clients, "Editors/textmate/"]:
            with open(os.path.join(ROOT, place, "package.json"), encoding="utf-8") as file:
                manifest = json.load(file)
            self.assertEqual(manifest["version"], version, place)
            self.assertTrue(set(manifest.get("optionalDependencies", {}).values()) <= {version})


if __name__ == "__main__":
    unittest.main()
