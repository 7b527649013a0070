# SPDX-License-Identifier: MIT
"""The connection to the program: one process for each interpreter, which all sessions share.

Requests and answers are JSON-RPC messages with the framing of the Language Server Protocol. One thread writes and
another one reads, so that a program that does not read or does not answer cannot block the caller for longer than the
caller wants to wait.
"""

from __future__ import annotations

import atexit
import errno
import json
import os
import queue
import subprocess
import threading
from collections import deque
from concurrent.futures import Future
from typing import IO, Any, Callable, Dict, Mapping, Optional, Tuple

from ._errors import A11ynavError, ProgramEndedError, ProtocolError, TimeoutExpired, error_from_answer
from ._program import find_program
from ._visible import visible

#: The protocol's version.
PROTOCOL = 1
#: The maximum length of a message that is accepted, in bytes.
MESSAGE_LIMIT = 256 * 1024 * 1024
#: The maximum time that the program may take to start, in seconds.
START_TIMEOUT = 30.0
#: The maximum time that the program may take to end, in seconds.
END_TIMEOUT = 3.0

#: A function that receives the method and the parameters of a notification.
Listener = Callable[[str, Mapping[str, Any]], None]


class Connection:
    """A running program, its requests and their answers."""

    def __init__(self, program: str, start_timeout: float = START_TIMEOUT) -> None:
        self.program = program
        #: The program's working directory.
        self.folder = os.getcwd()
        self._lock = threading.Lock()
        self._answers: Dict[int, "Future[Any]"] = {}
        self._listeners: Dict[str, Listener] = {}
        # Notifications of sessions that the caller does not know yet, because their answer has only just arrived.
        self._early: "deque[Tuple[str, str, Mapping[str, Any]]]" = deque(maxlen=100)
        self._next_id = 1
        self._failure: Optional[A11ynavError] = None
        self._outgoing: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        self._last_words = b""
        try:
            self._process = subprocess.Popen(
                [program, "serve", "--stdio"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Ctrl-C in the terminal is meant for this interpreter, which then ends the program.
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramEndedError(f"{program} cannot be started: {_obstacle(program, error)}") from None
        self._threads = [
            threading.Thread(target=work, name=f"a11ynav {work.__name__.strip('_')}", daemon=True)
            # The thread that reads is started last, because it waits for the end of the program's messages.
            for work in (self._write, self._read_errors, self._read)
        ]
        for thread in self._threads:
            thread.start()
        try:
            answer = self.ask("initialize", {"client": "a11ynav for Python"}, start_timeout)
        except TimeoutExpired:
            self.kill()
            raise TimeoutExpired(
                f"{program} started, but did not respond within {start_timeout:g} s; is it a11ynav?"
            ) from None
        except A11ynavError:
            self.kill()
            raise
        protocol = answer.get("protocol") if isinstance(answer, dict) else None
        if protocol != PROTOCOL:
            self.kill()
            raise ProtocolError(
                f"{program} speaks version {protocol!r} of the protocol, but this package speaks version {PROTOCOL}; "
                "install matching versions"
            )

    # Requests

    @property
    def is_open(self) -> bool:
        """Whether the program can still answer."""
        return self._failure is None

    def send(self, method: str, params: Mapping[str, Any]) -> "Future[Any]":
        """Sends a request and returns a future for its answer."""
        answer: "Future[Any]" = Future()
        with self._lock:
            if self._failure is not None:
                raise self._failure
            number = self._next_id
            self._next_id += 1
            self._answers[number] = answer
        answer.a11ynav_id = number  # type: ignore[attr-defined]
        self._put({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return answer

    def ask(self, method: str, params: Mapping[str, Any], timeout: Optional[float]) -> Any:
        """Sends a request and waits for its answer."""
        return self.wait(self.send(method, params), method, timeout)

    def wait(self, answer: "Future[Any]", method: str, timeout: Optional[float]) -> Any:
        """Waits for an answer, and cancels the request if the time limit is reached or the wait is interrupted."""
        from concurrent.futures import TimeoutError as NoAnswer

        try:
            return answer.result(timeout)
        except NoAnswer:
            # From Python 3.11 on, this is also the built-in `TimeoutError`, which an answer never contains.
            if answer.done():
                raise
            self.cancel(answer)
            raise self.expired(method, timeout) from None
        except KeyboardInterrupt:
            self.cancel(answer)
            raise

    def expired(self, method: str, timeout: Optional[float]) -> TimeoutExpired:
        """Returns the error for a request that was not answered within the time limit."""
        return TimeoutExpired(f"{self.program} did not respond to “{method}” within {timeout or 0:g} s")

    def cancel(self, answer: "Future[Any]") -> None:
        """Asks the program to cancel a request and ignores the program's answer."""
        number = getattr(answer, "a11ynav_id", None)
        with self._lock:
            if self._answers.pop(number or 0, None) is None or self._failure is not None:
                return
        self._put({"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": number}})

    def listen(self, session: str, listener: Listener) -> None:
        """Starts passing a session's notifications to a listener."""
        with self._lock:
            self._listeners[session] = listener
            early = [item for item in self._early if item[0] == session]
        for _, method, params in early:
            listener(method, params)

    def forget(self, session: str) -> None:
        """Stops passing a session's notifications to its listener."""
        with self._lock:
            self._listeners.pop(session, None)

    # The end

    def close(self) -> None:
        """Ends the program, by force if it does not exit on its own."""
        try:
            self.send("shutdown", {})
        except A11ynavError:
            pass  # It has already ended.
        self._outgoing.put(None)
        try:
            self._process.wait(END_TIMEOUT)
        except subprocess.TimeoutExpired:
            pass
        self.kill()

    def kill(self) -> None:
        """Ends the program by force."""
        self._fail(ProgramEndedError("the program has been shut down"))
        self._outgoing.put(None)
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(END_TIMEOUT)

    def abandon(self) -> None:
        """Forgets the program, which belongs to the parent of this forked process."""
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                try:
                    os.close(stream.fileno())
                except (OSError, ValueError):
                    pass
        self._process.returncode = 0
        self._lock = threading.Lock()
        self._failure = ProgramEndedError("a forked process cannot use its parent's sessions; open new ones in it")

    def _fail(self, error: A11ynavError) -> None:
        with self._lock:
            if self._failure is None:
                self._failure = error
            error = self._failure
            answers, self._answers = self._answers, {}
        for answer in answers.values():
            answer.set_exception(error)

    # The three threads

    def _put(self, message: Mapping[str, Any]) -> None:
        # Lone surrogates cannot be sent as UTF-8, but JSON can escape them.
        body = json.dumps(message, separators=(",", ":")).encode("ascii")
        self._outgoing.put(b"Content-Length: %d\r\n\r\n%b" % (len(body), body))

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        try:
            while True:
                message = self._outgoing.get()
                if message is None:
                    break
                stream.write(message)
                stream.flush()
        except (OSError, ValueError):
            pass  # The thread that reads reports why the program has ended.
        try:
            stream.close()
        except OSError:
            pass

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        try:
            while True:
                message = _read_message(stream)
                if message is None:
                    break
                self._receive(message)
        except ProtocolError as error:
            self._fail(ProtocolError(f"{self.program} {error}"))
            self._process.kill()
        except Exception as error:  # A defect must not leave callers waiting.
            self._fail(ProtocolError(f"reading from {self.program} failed: {error!r}"))
            self._process.kill()
        stream.close()
        code = self._process.wait()
        self._threads[1].join(END_TIMEOUT)
        self._fail(ProgramEndedError(_farewell(self.program, code, self._last_words)))
        self._outgoing.put(None)

    def _read_errors(self) -> None:
        stream = self._process.stderr
        assert stream is not None
        while True:
            part = os.read(stream.fileno(), 4096)
            if not part:
                break
            self._last_words = (self._last_words + part)[-4000:]
        stream.close()

    def _receive(self, message: Any) -> None:
        if not isinstance(message, dict):
            raise ProtocolError("sent a message that is not an object")
        number = message.get("id")
        if "method" in message:
            params = message.get("params")
            params = params if isinstance(params, dict) else {}
            session, method = str(params.get("session")), str(message["method"])
            with self._lock:
                listener = self._listeners.get(session)
                if listener is None:
                    self._early.append((session, method, params))
            if listener is not None:
                listener(method, params)
        elif number is None:
            error = message.get("error")
            raise ProtocolError(f"could not read a request: {visible(str(error))[:200]}")
        else:
            with self._lock:
                answer = self._answers.pop(number, None) if isinstance(number, int) else None
            if answer is None:
                return  # The request was cancelled, or was never sent.
            if "error" in message:
                answer.set_exception(error_from_answer(message["error"]))
            else:
                answer.set_result(message.get("result"))


def _read_message(stream: IO[bytes]) -> Any:
    """Reads a message; returns `None` at the end of the stream."""
    length = None
    while True:
        line = stream.readline(1000)
        if not line:
            return None
        if not line.endswith(b"\n") and len(line) < 1000:
            return None  # The program ended within a line.
        if line in (b"\r\n", b"\n"):
            if length is None:
                raise ProtocolError("sent a message without a length")
            break
        name, colon, value = line.partition(b":")
        if not colon or not line.endswith(b"\n"):
            text = visible(line.decode("utf-8", "replace").strip())[:80]
            raise ProtocolError(f"wrote “{text}” where a message was expected; is it a11ynav?")
        if name.strip().lower() == b"content-length":
            if not value.strip().isdigit() or int(value) > MESSAGE_LIMIT:
                raise ProtocolError(
                    f"announced a message of {visible(value.decode('ascii', 'replace').strip())[:40]} bytes, "
                    "which is not a valid length"
                )
            length = int(value)
    body = stream.read(length)
    if len(body) < length:
        return None
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise ProtocolError("sent a message that is not valid JSON") from None


def _obstacle(program: str, error: OSError) -> str:
    """Describes why a program cannot be started."""
    if error.errno == errno.ENOENT and os.path.exists(program):
        return "the program needs the GNU C library, which this system lacks"
    return error.strerror or str(error)


def _farewell(program: str, code: int, last_words: bytes) -> str:
    """Describes how the program ended, and includes the last lines of its messages."""
    how = f"was terminated by signal {-code}" if code < 0 else f"ended with exit code {code}"
    text = visible(last_words.decode("utf-8", "replace").strip(), keeps_lines=True)
    if "GLIBC_" in text:
        how += " because this system's C library is too old for it"
    if code == 64:
        how += "; it may be too old for this package, which needs “a11ynav serve --stdio”"
    return f"{program} {how}" + (f":\n{text}" if text else "")


# The connection that all sessions share.

_shared: Optional[Connection] = None
_shared_lock = threading.Lock()


def shared_connection() -> Connection:
    """Returns the connection of this interpreter, and starts the program if it is not running."""
    global _shared
    with _shared_lock:
        if _shared is None or not _shared.is_open:
            if _shared is None:
                atexit.register(close_shared_connection)
            _shared = Connection(find_program())
        return _shared


def close_shared_connection() -> None:
    """Ends the program if it is running. The next session starts the program again."""
    global _shared
    with _shared_lock:
        connection, _shared = _shared, None
    if connection is not None:
        atexit.unregister(close_shared_connection)
        connection.close()


def _after_fork() -> None:
    # The parent's program must end with the parent, so a child must not keep the program's pipes open.
    global _shared, _shared_lock
    connection, _shared = _shared, None
    _shared_lock = threading.Lock()
    if connection is not None:
        atexit.unregister(close_shared_connection)
        connection.abandon()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
