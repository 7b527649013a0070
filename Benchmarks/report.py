#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the benchmark programs alternately and prints a table with the results and the gates (their limits).

    report.py FOLDER-OF-PROGRAMS A11YNAV [PARTS]      called by run.sh

A figure is the median of its rounds, and the result of each round is the median of many runs. The minimum is also
printed, because it is the better figure to compare on a machine that has other load.
"""

import json
import os
import re
import resource
import statistics
import subprocess
import sys
import time

# The number of rounds for benchmarks with a gate. The other benchmarks run once.
ROUNDS = 5
STARTS = 40
# The steps per second of the fastest other headless screen reader, which were measured by others and not in this run.
PEER_STEPS = 246
SIZES = [1_000, 100_000, 1_000_000]

programs, a11ynav, parts = sys.argv[1], sys.argv[2], re.compile(sys.argv[3])
captures = os.environ["CAPTURES"]
example = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                       "../Examples/Trees/sign-up.aria.yaml")
gates = []


def gate(what, is_met, figure):
    gates.append((what, is_met, figure))


def wanted(part):
    return parts.search(part) is not None


def benchmarks(suite):
    """Runs one round of a suite and returns, for each name, the median and minimum nanoseconds of an operation."""
    command = [os.path.join(programs, "TreeBenchmarks"), "--quiet", "--format", "json",
               "--columns", "name,median,min", "--filter", "^%s[.]" % suite]
    rows = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    times = {}
    for row in rows["benchmarks"]:
        name, _, count = row["name"].split(".", 1)[1].partition("*")
        times[name] = tuple(float(row[key]) / int(count or 1) for key in ("median", "min"))
    return times


def rounds(measure, count=ROUNDS):
    """Returns the median of the medians and the overall minimum of several rounds."""
    results = [measure() for _ in range(count)]
    return {
        name: (statistics.median(result[name][0] for result in results),
               min(result[name][1] for result in results))
        for name in results[0]
    }


def shown(nanoseconds):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return "%.3g %s" % (nanoseconds / size, unit)
    return "%.0f ns" % nanoseconds


def table(head, rows):
    rows = [head, *rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    for number, row in enumerate(rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths))
        print("| " + " | ".join(cells) + " |")
        if number == 0:
            print("|" + "|".join("-" * (width + 2) for width in widths) + "|")
    print(flush=True)


def by_size(title, times):
    print("### %s\n" % title)
    kinds = []
    for name in times:
        kind = name.rsplit("/", 1)[0]
        if kind not in kinds:
            kinds.append(kind)
    rows = []
    for kind in kinds:
        cells = []
        for size in SIZES:
            entry = times.get("%s/%d" % (kind, size))
            cells.append("%s (%s)" % (shown(entry[0]), shown(entry[1])) if entry else "")
        rows.append([kind.replace("/", ", "), *cells])
    table(["median (minimum)", "10³ elements", "10⁵", "10⁶"], rows)


def steps():
    times = rounds(lambda: benchmarks("step"))
    by_size("One VoiceOver step: next or previous, and its words", times)
    for name in times:
        if not name.endswith("/1000000"):
            continue
        small = times[name.replace("/1000000", "/1000")]
        ratio = times[name][1] / small[1]
        kind = name.rsplit("/", 1)[0].replace("/", ", ")
        gate("%s: 10⁶ no slower than 10³ (minimum times, 15%% for noise)" % kind, ratio <= 1.15,
             "%.2f ×" % ratio)
        rate = 1e9 / times[name][0]
        gate("%s: at least %d steps per second (median)" % (kind, 1_000 * PEER_STEPS),
             rate >= 1_000 * PEER_STEPS, "%d" % rate)


def chooser():
    times = rounds(lambda: benchmarks("chooser"), 1)
    by_size("Item chooser: each key, and the result of a first letter typed immediately (described)",
            times)
    for name in times:
        if name.endswith("/100000") and not name.startswith("described/"):
            gate("item chooser, %s: 10 ms for each key (median)"
                 % name.rsplit("/", 1)[0].replace("/", ", "),
                 times[name][0] <= 10e6, shown(times[name][0]))


def session():
    by_size("A step in a complete session: a key, or a command that is parsed from its name",
            rounds(lambda: benchmarks("session"), 1))


def loads():
    """Returns the nanoseconds that json.loads takes for the capture."""
    with open(os.path.join(captures, "page.chrome.json"), "rb") as file:
        data = file.read()
    times = []
    for _ in range(7):
        start = time.perf_counter_ns()
        json.loads(data)
        times.append(time.perf_counter_ns() - start)
    return statistics.median(times), min(times)


def read():
    results = rounds(lambda: {**benchmarks("read"), "chrome/Python's json.loads": loads()})
    sizes = {"chrome": os.path.getsize(os.path.join(captures, "page.chrome.json")),
             "aria": os.path.getsize(os.path.join(captures, "page.aria.yaml"))}
    print("### Reading one page of 18,000 Chrome nodes\n")
    rows = []
    for name, (median, least) in results.items():
        size = sizes.get(name.split("/")[0])
        rows.append([name.replace("/", ", "), shown(median), shown(least),
                     "%.2f MB" % (size / 1e6) if size else ""])
    table(["measurement", "median", "minimum", "file"], rows)
    ours, theirs = results["chrome/into a tree"], results["chrome/Python's json.loads"]
    gate("a Chrome capture into a tree: no slower than json.loads (median)",
         ours[0] <= theirs[0], "%.2f ×" % (ours[0] / theirs[0]))


def memory():
    print("### Memory of a tree (resident, after it is built)\n")
    rows = []
    for shape in ("flat", "page", "deep"):
        cells = []
        for size in SIZES[1:]:
            command = [os.path.join(programs, "TreeMemory"), shape, str(size)]
            _, each, peak = subprocess.run(
                command, check=True, stdout=subprocess.PIPE, text=True).stdout.split()
            cells.append("%s B each, peak %s MB" % (each, peak))
        rows.append([shape, *cells])
    table(["shape", "10⁵", "10⁶"], rows)


def transcripts():
    """Times 1,000 transcripts of 20 commands, each with its own page, which are run in the same way as by a user."""
    folder = os.path.join(captures, "transcripts")
    maker = os.path.join(os.path.dirname(os.path.abspath(__file__)), "make-transcripts.py")
    subprocess.run([sys.executable, maker, a11ynav, folder], check=True)
    rows, outputs, least = [], set(), {}
    for jobs in (1, 2):
        times, processor = [], []
        for _ in range(ROUNDS):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            start = time.perf_counter_ns()
            result = subprocess.run([a11ynav, "test", folder, "--jobs", str(jobs)], check=True,
                                    stdout=subprocess.PIPE)
            times.append(time.perf_counter_ns() - start)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            processor.append(1e9 * (after.ru_utime - before.ru_utime
                                    + after.ru_stime - before.ru_stime))
            outputs.add(result.stdout)
        least[jobs] = min(times)
        rate = 20_000 / (min(times) / 1e9)
        rows.append(["%d job%s" % (jobs, "" if jobs == 1 else "s"),
                     shown(statistics.median(times)), shown(min(times)), shown(min(processor)),
                     "%d" % rate, "%d ×" % (rate / PEER_STEPS)])
    print("### 1,000 transcripts with 20 commands, each on its own page\n")
    table(["", "median", "minimum", "processor time, minimum", "steps per second (minimum)",
           "compared with the peer's %d" % PEER_STEPS], rows)
    gate("1,000 transcripts with 20 commands in 2 s, 2 jobs (minimum)", least[2] <= 2e9,
         shown(least[2]))
    for _ in range(100 - 2 * ROUNDS):
        outputs.add(subprocess.run([a11ynav, "test", folder, "--json", "--filter", "walk-00"],
                                   check=True, stdout=subprocess.PIPE).stdout)
    gate("100 runs produce identical output (for each of the two commands)", len(outputs) == 2,
         "%d outputs" % len(outputs))


def launch(command):
    """Returns the milliseconds until the first byte of the output and until the end."""
    start = time.perf_counter_ns()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, bufsize=0)
    process.stdout.read(1)
    first = time.perf_counter_ns() - start
    process.stdout.read()
    process.wait()
    return first, time.perf_counter_ns() - start


def start():
    commands = {
        "a11ynav read, a small tree": [a11ynav, "read", example],
        "a11ynav --version": [a11ynav, "--version"],
        "/bin/echo": ["/bin/echo", "."],
        "python3 -c 'print()'": [sys.executable, "-c", "print()"],
    }
    times = {name: [] for name in commands}
    for _ in range(STARTS):
        for name, command in commands.items():
            times[name].append(launch(command))
    print("### From the start of the process to its first line and to its end (%d starts)\n" % STARTS)
    rows = []
    for name, pairs in times.items():
        firsts, ends = zip(*pairs)
        rows.append([name, shown(statistics.median(firsts)), shown(min(firsts)),
                     shown(statistics.median(ends))])
    table(["program", "first line, median", "minimum", "end, median"], rows)


def main():
    print("load at the start: %s\n" % " ".join("%.1f" % load for load in os.getloadavg()))
    if wanted("step"):
        steps()
    if wanted("rotor"):
        by_size("Rotor: the matching element is at the far end",
                rounds(lambda: benchmarks("rotor"), 1))
    if wanted("switch"):
        by_size("Switch Control", rounds(lambda: benchmarks("switch"), 1))
    if wanted("session"):
        session()
    if wanted("chooser"):
        chooser()
    if wanted("update"):
        by_size("Applying a change", rounds(lambda: benchmarks("update"), 1))
    if wanted("read"):
        read()
    if wanted("memory"):
        memory()
    if wanted("transcripts"):
        transcripts()
    if wanted("start"):
        start()
    if gates:
        print("### Gates\n")
        table(["gate", "", "figure"],
              [[what, "met" if is_met else "MISSED", figure] for what, is_met, figure in gates])
    print("load at the end: %s" % " ".join("%.1f" % load for load in os.getloadavg()))
    sys.exit(0 if all(is_met for _, is_met, _ in gates) else 1)


main()
