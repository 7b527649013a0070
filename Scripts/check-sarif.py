#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks a SARIF log against the relevant requirements of SARIF 2.1.0 and GitHub.

    check-sarif.py LOG [--models]

With --models, the log is also validated by fluidattacks-core-sarif, whose models were generated from SARIF's schema
and are at least as strict (Scripts/setup-python.sh installs it). The script prints one line for each mistake, and exits
with 1 if there are any mistakes.
"""
import argparse
import gzip
import json
import sys

LEVELS = {"none", "note", "warning", "error"}
# GitHub's limits, from "SARIF support for code scanning".
LIMITS = {"bytes": 10_000_000, "runs": 20, "results": 25_000, "rules": 25_000, "locations": 1_000,
          "steps": 10_000, "tags": 20, "text": 1_024}


class Log:
    """A log and the mistakes in it."""

    def __init__(self, text):
        self.mistakes = []
        self.text = text

    def demand(self, holds, mistake):
        """Records a mistake unless the condition holds."""
        if not holds:
            self.mistakes.append(mistake)
        return holds

    def is_text(self, value, place, limit=None):
        """Checks that a message is not empty and within GitHub's limit."""
        text = value.get("text") if isinstance(value, dict) else None
        if self.demand(isinstance(text, str) and text.strip(), f"{place}: no text") and limit:
            self.demand(len(text) <= limit, f"{place}: longer than {limit} characters")

    def check(self):
        """Checks the whole log."""
        packed = len(gzip.compress(self.text.encode()))
        self.demand(packed <= LIMITS["bytes"], f"the compressed log is too large: {packed} bytes")
        try:
            log = json.loads(self.text)
        except ValueError as error:
            return self.demand(False, f"the log is not valid JSON: {error}")
        self.demand(log.get("version") == "2.1.0", "version: not 2.1.0")
        self.demand(str(log.get("$schema", "")).startswith("https://"), "$schema: missing")
        runs = log.get("runs")
        if self.demand(isinstance(runs, list) and runs, "runs: missing"):
            self.demand(len(runs) <= LIMITS["runs"], "runs: too many")
            for run in runs:
                self.check_run(run)

    def check_run(self, run):
        """Checks one run: its rules and results."""
        driver = run.get("tool", {}).get("driver", {})
        self.demand(driver.get("name"), "tool.driver.name: missing")
        rules = driver.get("rules", [])
        self.demand(len(rules) <= LIMITS["rules"], "rules: too many")
        ids = [rule.get("id") for rule in rules]
        self.demand(len(set(ids)) == len(ids), "rules: an id twice")
        for rule in rules:
            place = f"rule {rule.get('id')}"
            self.demand(rule.get("id"), "rule: no id")
            for name in ["shortDescription", "fullDescription"]:
                self.is_text(rule.get(name), f"{place}: {name}", LIMITS["text"])
            self.is_text(rule.get("help"), f"{place}: help")
            level = rule.get("defaultConfiguration", {}).get("level")
            self.demand(level in LEVELS, f"{place}: level {level}")
            self.demand(len(rule.get("properties", {}).get("tags", [])) <= LIMITS["tags"], f"{place}: too many tags")
        results = run.get("results")
        if self.demand(isinstance(results, list), "results: missing"):
            self.demand(len(results) <= LIMITS["results"], "results: too many")
            for number, result in enumerate(results):
                self.check_result(result, ids, f"result {number}")

    def check_result(self, result, ids, place):
        """Checks one result: its rule, message, location and code flow."""
        self.demand(result.get("ruleId") in ids, f"{place}: rule {result.get('ruleId')} is not listed")
        if "ruleIndex" in result:
            index = result["ruleIndex"]
            self.demand(0 <= index < len(ids) and ids[index] == result.get("ruleId"), f"{place}: ruleIndex {index}")
        self.demand(result.get("level", "warning") in LEVELS, f"{place}: level {result.get('level')}")
        self.is_text(result.get("message"), f"{place}: message")
        self.demand(result.get("partialFingerprints", {}).get("primaryLocationLineHash"), f"{place}: no fingerprint")
        locations = result.get("locations", [])
        if self.demand(locations, f"{place}: no location"):
            self.demand(len(locations) <= LIMITS["locations"], f"{place}: too many locations")
        for location in locations:
            self.check_location(location, place)
        for flow in result.get("codeFlows", []):
            for thread in flow.get("threadFlows", []):
                steps = thread.get("locations", [])
                self.demand(0 < len(steps) <= LIMITS["steps"], f"{place}: a code flow with {len(steps)} steps")
                for step in steps:
                    self.check_location(step.get("location", {}), f"{place}: code flow")
                    self.is_text(step.get("location", {}).get("message"), f"{place}: code flow: message")

    def check_location(self, location, place):
        """Checks one location: a file path relative to the repository, and a line."""
        physical = location.get("physicalLocation", {})
        uri = physical.get("artifactLocation", {}).get("uri", "")
        self.demand(uri and not uri.startswith("/"), f"{place}: uri “{uri}”")
        line = physical.get("region", {}).get("startLine")
        self.demand(isinstance(line, int) and line > 0, f"{place}: startLine {line}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("log")
    parser.add_argument("--models", action="store_true", help="validate by models generated from SARIF's schema")
    options = parser.parse_args()
    with open(options.log, encoding="utf-8") as file:
        log = Log(file.read())
    log.check()
    checkers = ["the requirements and limits"]
    if options.models:
        from fluidattacks_core.sarif import SarifLog
        from pydantic import ValidationError
        try:
            SarifLog.model_validate_json(log.text)
        except ValidationError as error:
            for mistake in error.errors():
                place = ".".join(map(str, mistake["loc"]))
                log.mistakes.append(f"{place}: {mistake['msg']}")
        checkers.append("SARIF's schema")
    for mistake in log.mistakes:
        print(f"{options.log}: {mistake}", file=sys.stderr)
    if not log.mistakes:
        print(f"{options.log}: valid according to {', '.join(checkers)}")
    return 1 if log.mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
