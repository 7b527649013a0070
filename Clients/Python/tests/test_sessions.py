# SPDX-License-Identifier: MIT
"""Tests of sessions: the words that they hear, and their behavior if the program misbehaves."""

import asyncio
import inspect
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from unittest import mock

from support import SOURCES, STAND_IN, StandInCase

import a11ynav
from a11ynav import _connection, aio

SHOP = "Shop, heading level 1\nName, text field\nBuy, button"


class HeardTests(StandInCase):
    def test_each_step_returns_and_keeps_its_words(self):
        with a11ynav.open(content=SHOP) as session:
            self.assertEqual(session.heard, ["Shop, heading level 1"])
            step = session.next()
            self.assertEqual(step.heard, ["Name, text field"])
            self.assertEqual(session.heard, ["Name, text field"])
            self.assertEqual(session.position.name, "Name, text field")
            session.act()
            self.assertEqual(session.last_step.notices, ("a download was refused",))
            self.assertEqual(
                [str(line) for line in session.history], ["Shop, heading level 1", "Name, text field", "pressed"]
            )
        self.assertTrue(session.is_closed)
        self.assertEqual(session.title, "Stand-in")

    def test_a_notice_that_arrives_with_the_answer_is_kept(self):
        with a11ynav.open(content=SHOP) as session:
            session.next()
            self.assertIn(f"opened {session._id}", session.notices)

    def test_a_tone_is_heard_at_the_border(self):
        with a11ynav.open(content=SHOP) as session:
            self.assertEqual(session.previous().lines, (a11ynav.Line("[border]", "tone", "voiceOver"),))

    def test_every_method_sends_its_request(self):
        with a11ynav.open(content=SHOP) as session:
            self.assertEqual(session.last().heard, ["Buy, button"])
            self.assertEqual(session.first().heard, ["Shop, heading level 1"])
            self.assertEqual(session.press("tab", "space x").heard, ["pressed tab space x"])
            self.assertEqual(session.type("Ada").heard, ["Ada"])
            self.assertEqual(session.wait(2).heard, ["waited 2"])
            self.assertEqual(session.wait(until="Saved").heard, ["waited Saved"])
            self.assertEqual(session.find("Buy").heard, ["found Buy"])
            self.assertEqual(session.find(rotor="headings").heard, ["found headings"])
            self.assertEqual(session.choose("Buy").heard, ["choose Buy"])
            self.assertEqual(session.read().heard, SHOP.split("\n"))
            self.assertFalse(session.read(limit=1).complete)
            self.assertEqual(session.describe().states, ("selected",))
            self.assertEqual(session.tree(), SHOP)
            self.assertEqual(session.audit(acting=True).findings[0]["acting"], True)
            self.assertEqual(session.cost("Buy"), {"presses": 3})
            self.assertEqual(session.picture(), "<svg/>")
            self.assertEqual(session.transcript(), "open: x\n")
            self.assertEqual(session.settings(hint_delay=1.5, hints=False)["hint-delay"], "1.5")

    def test_options_reach_the_program(self):
        with a11ynav.open(
            content=SHOP, platform="macos", technology="switch-control", settings={"hints": False}
        ) as session:
            sent = session.settings()["parameters"]
        self.assertEqual(sent["platform"], "macos")
        self.assertEqual(sent["technology"], "switchControl")
        self.assertEqual(sent["settings"], {"hints": "off"})

    def test_a_path_is_relative_to_the_directory_of_the_caller(self):
        with a11ynav.open(content=SHOP):  # The program runs, and keeps its own directory.
            with tempfile.TemporaryDirectory() as folder:
                with open(os.path.join(folder, "page.html"), "w") as file:
                    file.write("Here")
                before = os.getcwd()
                os.chdir(folder)
                try:
                    with a11ynav.open("page.html") as session:
                        self.assertEqual(session.heard, ["Here"])
                    with a11ynav.open("page.html", serve=".") as session:
                        self.assertEqual(session.heard, ["Here"])
                finally:
                    os.chdir(before)

    def test_words_of_any_language_arrive_intact(self):
        words = "Größe 1″, 数量, العدد, 👩‍🚀, \u2028"
        with a11ynav.open(content=words) as session:
            self.assertEqual(session.heard, [words])
            self.assertEqual(session.type("\ud800").heard, ["\ud800"])

    def test_sessions_share_a_process_and_are_independent(self):
        with a11ynav.open(content=SHOP) as one, a11ynav.open(content=SHOP) as other:
            one.next()
            self.assertEqual(other.heard, ["Shop, heading level 1"])
            self.assertEqual(other.next().heard, ["Name, text field"])
            self.assertEqual(one.next().heard, ["Buy, button"])

    def test_many_threads_use_sessions_at_once(self):
        heard = []

        def walk():
            with a11ynav.open(content=SHOP) as session:
                for _ in range(20):
                    session.next(), session.previous()
                heard.append(session.next().heard)

        threads = [threading.Thread(target=walk) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        self.assertEqual(heard, [["Name, text field"]] * 8)

    def test_the_account_has_the_commands_of_a_transcript_without_typed_text(self):
        with a11ynav.open(content="Password, secure text field\nSign in, button") as session:
            session.act()
            session.type("hunter2")
            session.perform("type hunter2")
            session.find("Sign in")
            session.find(rotor="headings")
            session.press("tab", "space")
            session.wait(2)
            session.wait(until="Welcome")
            session.next()
            commands = [line[2:] for line in session.account if line.startswith("> ")]
        self.assertEqual(
            commands,
            [
                "activate",
                "type …",
                "type …",
                "choose Sign in",
                "find next headings",
                "press tab space",
                "wait 2s",
                "wait for Welcome",
                "next",
            ],
        )


class AsyncTests(StandInCase):
    def test_the_asynchronous_interface_hears_the_same(self):
        async def walk():
            async with aio.open(content=SHOP) as session:
                await session.next()
                reading = await session.read()
                return session.heard, reading.heard

        self.assertEqual(asyncio.run(walk()), (["Name, text field"], SHOP.split("\n")))

    def test_both_interfaces_have_the_same_methods(self):
        def methods(kind):
            return {
                name: list(inspect.signature(value).parameters.values())
                for name, value in vars(kind).items()
                if inspect.isfunction(value) and not name.startswith("_")
            }

        blocking, awaited = methods(a11ynav.Session), methods(aio.AsyncSession)
        self.assertEqual(blocking, awaited)
        self.assertTrue(all(inspect.iscoroutinefunction(vars(aio.AsyncSession)[name]) for name in awaited))
        for name in ("open", "attach"):
            self.assertEqual(
                list(inspect.signature(getattr(a11ynav, name)).parameters.values()),
                list(inspect.signature(getattr(aio, name)).parameters.values()),
            )

    def test_sessions_are_walked_at_the_same_time(self):
        async def walk():
            session = await aio.open(content=SHOP)
            heard = (await session.next()).heard
            await session.close()
            return heard

        async def all_walks():
            return await asyncio.gather(*(walk() for _ in range(20)))

        self.assertEqual(asyncio.run(all_walks()), [["Name, text field"]] * 20)

    def test_a_request_that_is_not_answered_times_out(self):
        async def walk():
            async with aio.open(content="One\n!silent", timeout=0.5) as session:
                with self.assertRaises(TimeoutError):
                    await session.next()

        asyncio.run(walk())

    def test_a_cancelled_task_cancels_its_request(self):
        async def walk():
            session = await aio.open(content="One\n!silent", timeout=60)
            task = asyncio.ensure_future(session.next())
            await asyncio.sleep(0)
            task.cancel()
            with self.assertRaises(asyncio.CancelledError):
                await task
            return _connection.shared_connection()._answers

        self.assertEqual(asyncio.run(walk()), {})

    def test_a_dead_program_is_an_error(self):
        async def walk():
            async with aio.open(content="One\n!die") as session:
                with self.assertRaisesRegex(a11ynav.ProgramEndedError, "exit code 3"):
                    await session.next()

        asyncio.run(walk())


class ErrorTests(StandInCase):
    def test_a_missing_page_is_named(self):
        with self.assertRaisesRegex(a11ynav.OpenError, "No such file") as caught:
            a11ynav.open("nowhere.html")
        self.assertEqual(caught.exception.subject, "nowhere.html")
        self.assertEqual(caught.exception.reason, "No such file or directory")

    def test_an_unknown_command_names_the_nearest(self):
        with a11ynav.open(content=SHOP) as session:
            with self.assertRaisesRegex(a11ynav.CommandError, "no command “nxet”; the closest match is “next”"):
                session.perform("nxet")
            self.assertEqual(session.next().heard, ["Name, text field"])

    def test_a_lost_page_is_an_error_of_its_own(self):
        with a11ynav.open(content="One\n!lost") as session:
            with self.assertRaises(a11ynav.SourceLostError):
                session.next()

    def test_a_closed_session_is_not_used(self):
        session = a11ynav.open(content=SHOP)
        session.close()
        session.close()
        with self.assertRaises(a11ynav.SessionClosedError):
            session.next()

    def test_wrong_arguments_are_refused_before_they_are_sent(self):
        for wrong in ({}, {"subject": "a", "content": "b"}):
            with self.assertRaises(ValueError):
                a11ynav.open(**wrong)
        with a11ynav.open(content=SHOP) as session:
            for call in (
                lambda: session.move("sideways"),
                lambda: session.find(),
                lambda: session.press(),
                lambda: session.wait(),
                lambda: session.wait(-1),
                lambda: session.wait(float("nan")),
                lambda: session.wait(1, until="x"),
            ):
                with self.assertRaises(ValueError):
                    call()

    def test_an_answer_of_another_form_is_an_error(self):
        with a11ynav.open(content="One\n!shape") as session:
            with self.assertRaisesRegex(a11ynav.ProtocolError, "something other than an object"):
                session.next()


class ProgramTests(StandInCase):
    def test_a_missing_program_is_explained(self):
        self.use("/nowhere/a11ynav")
        with self.assertRaisesRegex(a11ynav.ProgramNotFoundError, "A11YNAV is set to /nowhere/a11ynav"):
            a11ynav.open(content=SHOP)
        with mock.patch.dict(os.environ, {"A11YNAV": "", "PATH": "/nowhere"}):
            with mock.patch("a11ynav._program._BUNDLE", "/nowhere"):
                with self.assertRaisesRegex(a11ynav.ProgramNotFoundError, "none is in PATH"):
                    a11ynav.find_program()

    def test_the_launcher_in_the_path_is_not_taken_for_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            first, second = os.path.join(folder, "first"), os.path.join(folder, "second")
            for place, text in (
                (first, "#!/usr/bin/python3\nfrom a11ynav._program import main\n"),
                (second, "#!/bin/sh\n"),
            ):
                os.mkdir(place)
                with open(os.path.join(place, "a11ynav"), "w") as file:
                    file.write(text)
                os.chmod(os.path.join(place, "a11ynav"), 0o755)
            with mock.patch.dict(os.environ, {"A11YNAV": "", "PATH": f"{first}:{second}"}):
                with mock.patch("a11ynav._program._BUNDLE", "/nowhere"):
                    self.assertEqual(a11ynav.find_program(), os.path.join(second, "a11ynav"))

    def test_a_program_that_is_no_program_is_explained(self):
        self.use(self.script("\0\0\0\0"))
        with self.assertRaisesRegex(a11ynav.ProgramEndedError, "cannot be started: Exec format error"):
            a11ynav.open(content=SHOP)

    def script(self, text):
        """Returns the path of a program with the given source text."""
        with tempfile.NamedTemporaryFile("w", delete=False) as file:
            file.write(text)
        self.addCleanup(os.unlink, file.name)
        os.chmod(file.name, 0o755)
        return file.name

    def test_a_system_without_the_loader_is_explained(self):
        self.use(self.script("#!/nowhere/ld-linux.so\n"))
        with self.assertRaisesRegex(a11ynav.ProgramEndedError, "needs the GNU C library, which this system lacks"):
            a11ynav.open(content=SHOP)

    def test_a_system_with_an_older_library_is_explained(self):
        self.use(self.script("#!/bin/sh\necho \"version 'GLIBC_2.99' not found\" >&2; exit 1\n"))
        with self.assertRaisesRegex(
            a11ynav.ProgramEndedError, "exit code 1 because this system's C library is too old"
        ):
            a11ynav.open(content=SHOP)

    def test_an_old_program_is_recognized(self):
        self.use(STAND_IN, "old")
        with self.assertRaisesRegex(a11ynav.ProgramEndedError, "(?s)too old.*Unexpected argument"):
            a11ynav.open(content=SHOP)

    def test_a_program_with_another_protocol_is_refused(self):
        self.use(STAND_IN, "new")
        with self.assertRaisesRegex(a11ynav.ProtocolError, "speaks version 2"):
            a11ynav.open(content=SHOP)

    def test_another_program_is_recognized_by_its_words(self):
        self.use(STAND_IN, "garbage")
        with self.assertRaisesRegex(a11ynav.ProtocolError, "wrote “hello, world” where a message was expected"):
            a11ynav.open(content=SHOP)

    def test_a_program_that_never_answers_is_given_up(self):
        self.use(STAND_IN, "silent")
        with mock.patch.object(_connection.Connection.__init__, "__defaults__", (0.5,)):
            with self.assertRaisesRegex(a11ynav.TimeoutExpired, "did not respond within 0.5 s"):
                a11ynav.open(content=SHOP)

    def test_a_request_larger_than_a_pipe_does_not_block_on_a_deaf_program(self):
        with a11ynav.open(content="One\n!silent", timeout=0.5) as session:
            with self.assertRaises(a11ynav.TimeoutExpired):
                session.next()
            with self.assertRaises(a11ynav.TimeoutExpired):
                session.type("x" * 1_000_000)

    def test_bad_messages_end_the_session_with_one_sentence(self):
        for line, words in (
            ("!garbage", "wrote “␛\\[2J<html>hello</html>” where"),
            ("!half", "ended with exit code 0"),
            ("!huge", "announced a message of 99999999999 bytes"),
            ("!die", "ended with exit code 3"),
            ("!crash", "(?s)signal 9:\nFatal error: ␛\\[31mnot good"),
        ):
            with self.subTest(line), a11ynav.open(content=f"One\n{line}") as session:
                with self.assertRaisesRegex(a11ynav.A11ynavError, words):
                    session.next()
                with self.assertRaises(a11ynav.A11ynavError):
                    session.next()

    def test_a_new_program_replaces_one_that_died(self):
        with a11ynav.open(content="One\n!die") as session:
            with self.assertRaises(a11ynav.ProgramEndedError):
                session.next()
        with a11ynav.open(content=SHOP) as session:
            self.assertEqual(session.next().heard, ["Name, text field"])

    def test_the_program_ends_with_the_connection(self):
        a11ynav.open(content=SHOP)
        process = self.process()
        a11ynav.shut_down()
        self.assertEqual(process.poll(), 0)

    def test_a_program_that_does_not_end_is_killed(self):
        self.use(STAND_IN, "stubborn")
        a11ynav.open(content=SHOP)
        process = self.process()
        with mock.patch.object(_connection, "END_TIMEOUT", 0.2):
            a11ynav.shut_down()
        self.assertEqual(process.poll(), -signal.SIGKILL)


SCRIPT = """
import a11ynav, os, sys, time
from a11ynav import _connection
session = a11ynav.open(content="One\\nTwo")
print(_connection.shared_connection()._process.pid, flush=True)
{end}
"""


class InterpreterTests(unittest.TestCase):
    def run_script(self, end):
        environment = {**os.environ, "A11YNAV": STAND_IN, "PYTHONPATH": SOURCES, "STAND_IN": ""}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT.format(end=end)], env=environment, capture_output=True, text=True, timeout=60
        )
        return run, int(run.stdout.split()[0])

    def assert_ends(self, pid):
        # The program is not a child of this process. A signal can no longer be sent to it once it has ended.
        watch = subprocess.run(
            ["timeout", "20", "sh", "-c", f"while kill -0 {pid} 2> /dev/null; do sleep 0.05; done"], timeout=30
        )
        self.assertEqual(watch.returncode, 0, "the program is still running")

    def test_it_ends_with_the_interpreter(self):
        _, pid = self.run_script("")
        self.assert_ends(pid)

    def test_it_ends_when_the_interpreter_is_killed(self):
        run, pid = self.run_script("os.kill(os.getpid(), 9)")
        self.assertEqual(run.returncode, -9)
        self.assert_ends(pid)

    def test_it_ends_when_a_forked_child_survives_the_interpreter(self):
        _, pid = self.run_script(
            "if os.fork() == 0:\n    os.closerange(0, 3); time.sleep(30); os._exit(0)\nos.kill(os.getpid(), 9)"
        )
        self.assert_ends(pid)

    def test_a_forked_child_opens_its_own_sessions(self):
        run, _ = self.run_script(
            "if os.fork() == 0:\n"
            "    try: session.next()\n"
            "    except a11ynav.ProgramEndedError as error: print(error)\n"
            "    print(a11ynav.open(content='Child').heard, flush=True)\n"
            "    a11ynav.shut_down(); os._exit(0)\n"
            "os.wait(); print(session.next().heard)"
        )
        self.assertEqual(
            run.stdout.splitlines()[1:],
            ["a forked process cannot use its parent's sessions; open new ones in it", "['Child']", "['Two']"],
        )

    def test_the_command_runs_the_program(self):
        environment = {**os.environ, "A11YNAV": STAND_IN, "PYTHONPATH": SOURCES}
        command = [sys.executable, "-c", "from a11ynav._program import main; main()", "read", "x.html"]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        self.assertEqual((run.returncode, run.stdout), (7, "['read', 'x.html']\n"))

    def test_the_command_without_a_program_exits_with_a_sentence(self):
        environment = {**os.environ, "A11YNAV": "/nowhere", "PYTHONPATH": SOURCES}
        command = [sys.executable, "-c", "from a11ynav._program import main; main()"]
        run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
        self.assertEqual(
            (run.returncode, run.stderr),
            (1, "a11ynav: A11YNAV is set to /nowhere, which is not an executable program\n"),
        )

    def test_importing_the_package_imports_nothing_else(self):
        environment = {**os.environ, "PYTHONPATH": SOURCES}
        code = "import sys; before = set(sys.modules); import a11ynav; print(*sorted(set(sys.modules) - before))"
        run = subprocess.run(
            [sys.executable, "-S", "-c", code], env=environment, capture_output=True, text=True, timeout=60
        )
        self.assertLessEqual(len([name for name in run.stdout.split() if name.startswith("a11ynav")]), 1)


if __name__ == "__main__":
    unittest.main()
