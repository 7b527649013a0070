# SPDX-License-Identifier: MIT
"""Tests that follow the tutorials: the files are written, and each command exits and prints as the tutorial says."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from support import HERE, PROGRAM, SOURCES

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "microsoft-edge")
BLOCK = re.compile(r"<!-- (file: (?P<name>\S+)|try) -->\n```\w*\n(?P<text>.*?)```", re.S)


def installed(*modules):
    return all(importlib.util.find_spec(module) for module in modules)


@unittest.skipUnless(PROGRAM, "A11YNAV_PROGRAM is not set")
@unittest.skipUnless(any(map(shutil.which, BROWSERS)), "there is no browser")
class TutorialTests(unittest.TestCase):
    def follow(self, page, environment):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        commands = os.path.join(folder.name, "commands")
        project = os.path.join(folder.name, "project")
        os.mkdir(project)
        os.mkdir(commands)
        os.symlink(PROGRAM, os.path.join(commands, "a11ynav"))
        for name, module in (("python", ""), ("pytest", "-m pytest")):
            with open(os.path.join(commands, name), "w") as file:
                file.write(f'#!/bin/sh\nexec {sys.executable} {module} "$@"\n')
            os.chmod(file.name, 0o755)
        variables = {key: value for key, value in os.environ.items() if key != "CI"}
        variables.update(environment, A11YNAV=PROGRAM, PATH=f"{commands}:{os.environ['PATH']}")
        if "node_modules" in environment:
            os.mkdir(os.path.join(project, "node_modules"))
            os.symlink(environment["node_modules"], os.path.join(project, "node_modules", "a11ynav"))
        with open(os.path.join(ROOT, "Documentation", page), encoding="utf-8") as file:
            blocks = list(BLOCK.finditer(file.read()))
        self.assertGreater(len(blocks), 3)
        for block in blocks:
            if block.group("name"):
                with open(os.path.join(project, block.group("name")), "w", encoding="utf-8") as file:
                    file.write(block.group("text"))
            else:
                for command, lines in self.commands(block.group("text")):
                    self.run_command(command, lines, project, variables)

    @staticmethod
    def commands(text):
        """Returns the commands of a block, each with lines that its output must contain."""
        commands = []
        for line in text.splitlines():
            if line.startswith("$ "):
                commands.append((line[2:], []))
            else:
                commands[-1][1].append(line.strip())
        return commands

    def run_command(self, command, lines, project, variables):
        run = subprocess.run(
            ["sh", "-c", command],
            cwd=project,
            env=variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=300,
        )
        self.assertEqual(run.returncode != 0, "# fails" in command, f"{command}\n{run.stdout}")
        rest = run.stdout
        for line in lines:
            before, found, rest = rest.partition(line)
            self.assertTrue(found, f"“{command}” does not print “{line}” here:\n{run.stdout}")

    @unittest.skipUnless(installed("pytest", "playwright"), "pytest or Playwright is not installed")
    def test_python(self):
        self.follow(
            "Python.md",
            {
                "PYTHONPATH": SOURCES,
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
                "PYTHONDONTWRITEBYTECODE": "1",
                "PYTEST_ADDOPTS": "-p a11ynav.pytest_plugin -p no:cacheprovider",
            },
        )

    @unittest.skipUnless(shutil.which("node"), "Node.js is not installed")
    def test_javascript(self):
        self.follow("JavaScript.md", {"node_modules": os.path.join(ROOT, "Clients", "JavaScript")})


if __name__ == "__main__":
    unittest.main()
