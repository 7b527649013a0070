# SPDX-License-Identifier: MIT
"""Sessions for asynchronous code, with the methods of `a11ynav.Session` as coroutines.

::

    async with a11ynav.aio.open("shop.html") as session:
        await session.next()
        print(session.heard)
"""

from __future__ import annotations

import asyncio
import os
from types import TracebackType
from typing import Any, Dict, Generator, Mapping, Optional, Sequence, Type

from . import _requests, _values
from ._connection import Connection, shared_connection
from ._errors import A11ynavError
from ._requests import Path, Setting
from ._session import SessionState
from ._values import Audit, Element, Reading, Step

__all__ = ["AsyncSession", "attach", "open"]


class AsyncSession(SessionState):
    """A page, document or app, as a screen reader's user experiences it.

    Each method can be awaited. It returns when its step is complete, and returns the words that were heard.
    """

    async def __aenter__(self) -> "AsyncSession":
        return self

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes the session, and also the page if it was opened for the session."""
        if self._end():
            try:
                await _answer(self._connection, "close", {"session": self._id}, self.timeout)
            except A11ynavError:
                pass  # Nothing is left to close.

    async def perform(self, command: str) -> Step:
        """Performs a command in the form in which a transcript contains it, such as ``find next heading``."""
        return await self._step("perform", {"command": command})

    async def move(self, direction: str, rotor: Optional[str] = None) -> Step:
        """Moves the cursor to the ``next``, ``previous``, ``first`` or ``last`` element, optionally of a rotor."""
        return await self._step("move", _requests.move_params(direction, rotor))

    async def next(self) -> Step:
        """Moves the cursor to the next element."""
        return await self.move("next")

    async def previous(self) -> Step:
        """Moves the cursor to the previous element."""
        return await self.move("previous")

    async def first(self) -> Step:
        """Moves the cursor to the first element."""
        return await self.move("first")

    async def last(self) -> Step:
        """Moves the cursor to the last element."""
        return await self.move("last")

    async def act(self, action: Optional[str] = None) -> Step:
        """Activates the element under the cursor, or performs one of its other actions."""
        return await self._step("act", {} if action is None else {"action": action})

    async def choose(self, text: str) -> Step:
        """Moves the cursor to the element with the given words, as the item chooser does."""
        return await self.perform(f"choose {text}")

    async def press(self, *keys: str) -> Step:
        """Presses keys, such as ``tab`` or ``space``."""
        return await self._step("press", {"keys": _requests.keys(keys)})

    async def type(self, text: str) -> Step:
        """Types text into the field that is being edited."""
        return await self._step("type", {"text": text})

    async def wait(self, seconds: Optional[float] = None, *, until: Optional[str] = None) -> Step:
        """Waits for a time in seconds, or up to 30 s until words are spoken or appear.

        Time is virtual except on a page that was already open, so a wait takes milliseconds."""
        return await self._step(
            "wait", _requests.wait_params(seconds, until), self._wait_timeout(self.timeout, seconds)
        )

    async def find(self, text: Optional[str] = None, *, rotor: Optional[str] = None, direction: str = "next") -> Step:
        """Moves the cursor to the next element with these words or of a rotor, such as ``headings``."""
        return await self._step("find", _requests.find_params(text, rotor, direction))

    async def read(self, limit: Optional[int] = None) -> Reading:
        """Reads from the first element to the last without moving the cursor."""
        return _values.reading(await self._ask("read", {} if limit is None else {"limit": limit}))

    async def describe(self) -> Element:
        """Describes the element under the cursor."""
        return _values.element(await self._ask("describe"))

    async def tree(self, form: str = "outline", limit: Optional[int] = None) -> Any:
        """Returns the tree of elements, as an ``outline`` or as ``json``."""
        params: Dict[str, Any] = {"form": form}
        if limit is not None:
            params["limit"] = limit
        return _values.member(await self._ask("tree", params), "tree")

    async def audit(
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
        return _values.audit(await self._ask("audit", _requests.audit_params(acting, only, skip, press)))

    async def cost(self, target: Optional[str] = None) -> Any:
        """Returns the presses and seconds that a Switch Control user needs to activate one element or each element."""
        return await self._ask("cost", {} if target is None else {"target": target})

    async def picture(self) -> str:
        """Returns an SVG picture of the reading order."""
        return str(_values.member(await self._ask("picture"), "svg"))

    async def transcript(self, folder: Optional[Path] = None) -> str:
        """Returns the transcript of the session up to now, which passes in ``a11ynav test``.

        Paths are relative to the folder in which you will store the transcript, which is the current folder by default.
        """
        params = {"folder": os.path.abspath(os.fspath(folder or "."))}
        return str(_values.member(await self._ask("transcript", params), "text"))

    async def settings(self, **changes: Setting) -> Dict[str, Any]:
        """Changes the given settings, if any, and returns all settings: ``session.settings(hints=False)``."""
        params = {"set": _requests.setting_values(changes)} if changes else {}
        return dict(_values.member(await self._ask("settings", params), "settings"))

    async def _step(self, method: str, params: Mapping[str, Any], timeout: Optional[float] = None) -> Step:
        return self._heard(_values.step(await self._ask(method, params, timeout)), _requests.command(method, params))

    async def _ask(self, method: str, params: Mapping[str, Any] = {}, timeout: Optional[float] = None) -> Any:
        return await _answer(
            self._connection, method, self._params(params), self.timeout if timeout is None else timeout
        )


class _Opening:
    """An opening session, which can be awaited or entered with ``async with``."""

    def __init__(self, params: Dict[str, Any], timeout: float, refused: Optional[Path] = None) -> None:
        self._params = params
        self._timeout = timeout
        # The name of the subject, for the error if it is an error page and is refused.
        self._refused = refused
        self._session: Optional[AsyncSession] = None

    def __await__(self) -> Generator[Any, None, AsyncSession]:
        return self._open().__await__()

    async def __aenter__(self) -> AsyncSession:
        self._session = await self._open()
        return self._session

    async def __aexit__(
        self,
        kind: Optional[Type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        if self._session is not None:
            await self._session.close()

    async def _open(self) -> AsyncSession:
        # Starting the program blocks the thread for some milliseconds.
        connection = await asyncio.get_running_loop().run_in_executor(None, shared_connection)
        params = _requests.params_in(connection.folder, self._params)
        answer = await _answer(connection, "open", params, self._timeout)
        session = AsyncSession(connection, answer, self._timeout)
        if session.unread and self._refused is not None:
            await session.close()
            raise session._refusal(self._refused)
        return session


async def _answer(connection: Connection, method: str, params: Mapping[str, Any], timeout: float) -> Any:
    """Sends a request and waits for its answer. If the task that waits is cancelled, so is the request."""
    request = connection.send(method, params)
    answer = asyncio.wrap_future(request)
    done, _ = await _waiting(connection, request, answer, timeout)
    if not done:
        connection.cancel(request)
        answer.cancel()
        raise connection.expired(method, timeout)
    return answer.result()


async def _waiting(connection: Connection, request: Any, answer: "asyncio.Future[Any]", timeout: float) -> Any:
    try:
        return await asyncio.wait([answer], timeout=timeout)
    except asyncio.CancelledError:
        connection.cancel(request)
        raise


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
) -> _Opening:
    """Opens a page or document by its path or address or by its content, or a Linux app by its command.

    In transcripts, ``name`` identifies the content. The other parameters have the names and values of a transcript's
    header; ``settings`` contains any further settings, as in ``settings={"hints": False}``, and ``page`` contains those
    for web pages, as in ``page={"wait_for": "Saved", "header": "Authorization=@TOKEN"}``. No request of the session
    takes longer than ``timeout``, in seconds. An error page is refused unless ``allow_unread`` is set.
    """
    return _Opening(
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
        refused=None if allow_unread else subject or ready or serve,
    )


def attach(
    endpoint: str,
    target: Optional[str] = None,
    *,
    technology: Optional[str] = None,
    platform: Optional[str] = None,
    language: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    timeout: float = _requests.TIMEOUT,
) -> _Opening:
    """Opens a tab in a running browser, which stays open afterwards.

    The endpoint is the address of the browser's DevTools, such as ``http://127.0.0.1:9222``; the target is the tab's
    id or address.
    """
    return _Opening(
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
