# SPDX-License-Identifier: MIT
"""The errors that a session raises."""

from __future__ import annotations

from typing import Any, Mapping, Optional

__all__ = [
    "A11ynavError",
    "CancelledError",
    "CommandError",
    "InvalidRequestError",
    "LimitError",
    "NotAllowedError",
    "OpenError",
    "ProgramEndedError",
    "ProgramNotFoundError",
    "ProtocolError",
    "SessionClosedError",
    "SourceLostError",
    "TimeoutExpired",
]


class A11ynavError(Exception):
    """The base class of all errors of this package."""


class ProgramNotFoundError(A11ynavError):
    """There is no a11ynav program on this machine."""


class ProgramEndedError(A11ynavError):
    """The program ended while a session was using it."""


class ProtocolError(A11ynavError):
    """The program sent an invalid message, or does not support a request."""


class TimeoutExpired(A11ynavError, TimeoutError):
    """The program did not answer within the time limit."""


class RequestError(A11ynavError):
    """The program answered a request with an error."""

    def __init__(self, message: str, code: int = 0, data: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__(message)
        #: The error's code in the protocol.
        self.code = code
        #: Further details from the program.
        self.data: Mapping[str, Any] = data or {}


class SessionClosedError(RequestError):
    """The session has been closed."""


class OpenError(RequestError):
    """The page or document cannot be opened."""

    @property
    def subject(self) -> Optional[str]:
        """The page or document."""
        return self.data.get("subject")

    @property
    def reason(self) -> str:
        """The reason the page or document cannot be opened."""
        return str(self.data.get("reason", self))


class SourceLostError(RequestError):
    """The page, its browser or the app has been closed."""


class CommandError(RequestError):
    """The command is not understood."""

    @property
    def nearest(self) -> Optional[str]:
        """The known command with the most similar spelling."""
        return self.data.get("nearest")


class InvalidRequestError(RequestError, ValueError):
    """A parameter or a setting has an invalid name or value."""


class LimitError(RequestError):
    """A limit has been reached."""


class NotAllowedError(RequestError):
    """The request is not allowed."""


class CancelledError(RequestError):
    """The request was cancelled."""


_BY_CODE = {
    -32602: InvalidRequestError,
    -32000: SessionClosedError,
    -32001: OpenError,
    -32002: SourceLostError,
    -32003: CommandError,
    -32004: LimitError,
    -32005: NotAllowedError,
    -32800: CancelledError,
}


def error_from_answer(error: Any) -> A11ynavError:
    """Creates the exception for an error that an answer contains."""
    if not isinstance(error, dict):
        return ProtocolError(f"the program answered with an error that is not an object: {error!r:.200}")
    code = error.get("code")
    message = str(error.get("message") or "the program gave no reason")
    data = error.get("data")
    data = data if isinstance(data, dict) else {}
    kind = _BY_CODE.get(code) if isinstance(code, int) else None
    if kind is None or not isinstance(code, int):
        return ProtocolError(f"{message} (code {code})")
    nearest = data.get("nearest")
    if kind is CommandError and nearest and str(nearest) not in message:
        message = f"{message}; the closest match is “{nearest}”"
    return kind(message, code, data)
