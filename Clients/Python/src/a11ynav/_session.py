# SPDX-License-Identifier: MIT
"""Sessions whose methods block until the program has answered."""

from __future__ import annotations

import os
import threading
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Dict, List, Mapping, Optional, Sequence, Type

from . import _requests, _runner, _values
from ._connection import Connection, shared_connection
from ._errors import A11ynavError, OpenError, SessionClosedError
from ._requests import Path, Setting
from ._values import Audit, Element, Line, Position, Reading, Step


class SessionState:
    """The speech and notices of a session up to now, to which the program's notifications also contribute."""

    def __init__(self, connection: Connection, answer: Any, timeout: float) -> None:
        self._connection = connection
        self._id = str(_values.member(answer, "session"))
        self._lock = threading.Lock()
        self._history: List[Line] = []
        self._unchecked: List[Line] = []
        self._notices: List[str] = []
        self._account: List[str] = []
        self._last_step = Step()
        self._is_closed = False
        #: The title of the page or document, if it has one.
        self.title: Optional[str] = answer.get("title")
        #: The reason why the page cannot be the intended page, such as a 404 response from its server.
        self.unread: Optional[str] = answer.get("unread")
        #: The maximum time that a request may take, in seconds.
        self.timeout = timeout
        connection.listen(self._id, self._notified)
        self._heard(_values.step(answer))
        if _runner.opened is not None:
            _runner.opened.append(self)

    @property
    def heard(self) -> List[str]:
        """The words that were heard in response to the last command or, before the first command, on opening."""
        return self._last_step.heard

    @property
    def last_step(self) -> Step:
        """The events in response to the last command or, before the first command, on opening."""
        return self._last_step

    @property
    def history(self) -> List[Line]:
        """All lines that have been heard since the session was opened."""
        with self._lock:
            return list(self._history)

    @property
    def notices(self) -> List[str]:
        """All messages about the session since it was opened."""
        with self._lock:
            return list(self._notices)

    @property
    def position(self) -> Optional[Position]:
        """The element under the cursor after the last command."""
        return self._last_step.position

    @property
    def account(self) -> List[str]:
        """The commands up to now, each with the lines that were heard after it. Typed text is left out."""
        with self._lock:
            return list(self._account)

    @property
    def is_closed(self) -> bool:
        """Whether the session has been closed."""
        return self._is_closed

    def take_unchecked(self) -> List[Line]:
        """Returns the lines that have been heard since the last call. Assertions compare these lines."""
        with self._lock:
            lines, self._unchecked = self._unchecked, []
            return lines

    def __repr__(self) -> str:
        state = "closed" if self._is_closed else f"heard {self.heard!r}"
        return f"<{type(self).__name__} {self._id}: {state}>"

    def _params(self, params: Mapping[str, Any]) -> Dict[str, Any]:
        if self._is_closed:
            raise SessionClosedError("the session has been closed", -32000)
        return {"session": self._id, **params}

    def _heard(self, step: Step, command: Optional[str] = None) -> Step:
        with self._lock:
            if command is not None:
                self._account.append(f"> {command}")
            self._account += step.heard
            self._history += step.lines
            self._unchecked += step.lines
            self._notices += step.notices
            self._last_step = step
        return step

    def _notified(self, method: str, params: Mapping[str, Any]) -> None:
        with self._lock:
            if method == "heard":
                line = _values.line(params.get("line"))
                if line.kind == "notice":
                    self._notices.append(line.text)
                else:
                    self._account.append(line.text)
                    self._history.append(line)
                    self._unchecked.append(line)
            elif method == "notice":
                self._notices.append(str(params.get("text", "")))

    def _refusal(self, subject: object) -> OpenError:
        """Returns the error for a page that was not read."""
        reason = f"{self.unread}; use allow_unread=True to open it anyway"
        return OpenError(f"{subject}: {reason}", -32001, {"subject": str(subject), "reason": reason})

    def _end(self) -> bool:
        """Marks the session as closed, and returns whether the program must still be told to close it."""
        was_closed, self._is_closed = self._is_closed, True
        self._connection.forget(self._id)
        return not was_closed and self._connection.is_open

    @staticmethod
    def _wait_timeout(base: float, seconds: Optional[float]) -> float:
        # The program itself waits up to 30 s for words.
        return base + (30 if seconds is None else seconds)


class Session(SessionState):
    """A page, document or app, as a screen reader's user experiences it.

    Each method returns when its step is complete, and returns the words that were heard.
    """

    def __enter__(self) -> "Session":
        return self

    def __exit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the session, and also the page if it was opened for the session."""
        if self._end():
            try:
                self._wait(self._connection.send("close", {"session": self._id}), "close", self.timeout)
            except A11ynavError:
                pass  # Nothing is left to close.

    def perform(self, command: str) -> Step:
        """Performs a command in the form in which a transcript contains it, such as ``find next heading``."""
        return self._step("perform", {"command": command})

    def move(self, direction: str, rotor: Optional[str] = None) -> Step:
        """Moves the cursor to the ``next``, ``previous``, ``first`` or ``last`` element, optionally of a rotor."""
        return self._step("move", _requests.move_params(direction, rotor))

    def next(self) -> Step:
        """Moves the cursor to the next element."""
        return self.move("next")

    def previous(self) -> Step:
        """Moves the cursor to the previous element."""
        return self.move("previous")

    def first(self) -> Step:
        """Moves the cursor to the first element."""
        return self.move("first")

    def last(self) -> Step:
        """Moves the cursor to the last element."""
        return self.move("last")

    def act(self, action: Optional[str] = None) -> Step:
        """Activates the element under the cursor, or performs one of its other actions."""
        return self._step("act", {} if action is None else {"action": action})

    def choose(self, text: str) -> Step:
        """Moves the cursor to the element with the given words, as the item chooser does."""
        return self.perform(f"choose {text}")

    def press(self, *keys: str) -> Step:
        """Presses keys, such as ``tab`` or ``space``."""
        return self._step("press", {"keys": _requests.keys(keys)})

    def type(self, text: str) -> Step:
        """Types text into the field that is being edited."""
        return self._step("type", {"text": text})

    def wait(self, seconds: Optional[float] = None, *, until: Optional[str] = None) -> Step:
        """Waits for a time in seconds, or up to 30 s until words are spoken or appear.

        Time is virtual except on a page that was already open, so a wait takes milliseconds."""
        return self._step("wait", _requests.wait_params(seconds, until), self._wait_timeout(self.timeout, seconds))

    def find(self, text: Optional[str] = None, *, rotor: Optional[str] = None, direction: str = "next") -> Step:
        """Moves the cursor to the next element with these words or of a rotor, such as ``headings``."""
        return self._step("find", _requests.find_params(text, rotor, direction))

    def read(self, limit: Optional[int] = None) -> Reading:
        """Reads from the first element to the last without moving the cursor."""
        return _values.reading(self._ask("read", {} if limit is None else {"limit": limit}))

    def describe(self) -> Element:
        """Describes the element under the cursor."""
        return _values.element(self._ask("describe"))

    def tree(self, form: str = "outline", limit: Optional[int] = None) -> Any:
        """Returns the tree of elements, as an ``outline`` or as ``json``."""
        params: Dict[str, Any] = {"form": form}
        if limit is not None:
            params["limit"] = limit
        return _values.member(self._ask("tree", params), "tree")

    def audit(
        self,
        *,
        acting: bool = False,
        only: Sequence[str] = (),
        skip: Sequence[str] = (),
        press: Sequence[str] = (),
    ) -> Audit:
        """Audits the screen, by default with all rules. With ``acting``, controls are pressed in a new instance of it.

        ``press`` names controls that are pressed although they suggest a lasting effect.
        """
        return _values.audit(self._ask("audit", _requests.audit_params(acting, only, skip, press)))

    def cost(self, target: Optional[str] = None) -> Any:
        """Returns the presses and seconds that a Switch Control user needs to activate one element or each element."""
        return self._ask("cost", {} if target is None else {"target": target})

    def picture(self) -> str:
        """Returns an SVG picture of the reading order."""
        return str(_values.member(self._ask("picture"), "svg"))

    def transcript(self, folder: Optional[Path] = None) -> str:
        """Returns the transcript of the session up to now, which passes in ``a11ynav test``.

        Paths are relative to the folder in which you will store the transcript, which is the current folder by default.
        """
        params = {"folder": os.path.abspath(os.fspath(folder or "."))}
        return str(_values.member(self._ask("transcript", params), "text"))

    def settings(self, **changes: Setting) -> Dict[str, Any]:
        """Changes the given settings, if any, and returns all settings: ``session.settings(hints=False)``."""
        params = {"set": _requests.setting_values(changes)} if changes else {}
        return dict(_values.member(self._ask("settings", params), "settings"))

    def _step(self, method: str, params: Mapping[str, Any], timeout: Optional[float] = None) -> Step:
        return self._heard(_values.step(self._ask(method, params, timeout)), _requests.command(method, params))

    def _ask(self, method: str, params: Mapping[str, Any] = {}, timeout: Optional[float] = None) -> Any:
        answer = self._connection.send(method, self._params(params))
        return self._wait(answer, method, self.timeout if timeout is None else timeout)

    def _wait(self, answer: "Future[Any]", method: str, timeout: float) -> Any:
        return self._connection.wait(answer, method, timeout)


def open(
    subject: Optional[Path] = None,
    *,
    content: Optional[str] = None,
    app: Optional[str] = None,
    name: Optional[str] = None,
    format: Optional[str] = None,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    serve: Optional[Path] = None,
    run: Optional[str] = None,
    ready: Optional[str] = None,
    viewport: Optional[str] = None,
    locale: Optional[str] = None,
    browser: Optional[str] = None,
    time: Optional[str] = None,
    page: Optional[Mapping[str, Setting]] = None,
    timeout: float = _requests.TIMEOUT,
    allow_unread: bool = False,
) -> Session:
    """Opens a page or document by its path or address or by its content, or a Linux app by its command.

    In transcripts, ``name`` identifies the content. The other parameters have the names and values of a transcript's
    header; ``settings`` contains any further settings, as in ``settings={"hints": False}``, and ``page`` contains those
    for web pages, as in ``page={"wait_for": "Saved", "header": "Authorization=@TOKEN"}``. No request of the session
    takes longer than ``timeout``, in seconds. An error page is refused unless ``allow_unread`` is set.
    """
    session = _opened(
        _requests.open_params(
            subject,
            content=content,
            app=app,
            name=name,
            format=format,
            technology=technology,
            platform=platform,
            language=language,
            settings=settings,
            serve=serve,
            run=run,
            ready=ready,
            viewport=viewport,
            locale=locale,
            browser=browser,
            time=time,
            page=page,
        ),
        timeout,
    )
    if session.unread and not allow_unread:
        session.close()
        raise session._refusal(subject or ready or serve)
    return session


def attach(
    endpoint: str,
    target: Optional[str] = None,
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    timeout: float = _requests.TIMEOUT,
) -> Session:
    """Opens a tab in a running browser, which stays open afterwards.

    The endpoint is the address of the browser's DevTools, such as ``http://127.0.0.1:9222``; the target is the tab's
    id or address.
    """
    return _opened(
        _requests.open_params(
            endpoint=endpoint,
            target=target,
            technology=technology,
            platform=platform,
            language=language,
            settings=settings,
        ),
        timeout,
    )


def _opened(params: Dict[str, Any], timeout: float) -> Session:
    connection = shared_connection()
    params = _requests.params_in(connection.folder, params)
    return Session(connection, connection.ask("open", params, timeout), timeout)
