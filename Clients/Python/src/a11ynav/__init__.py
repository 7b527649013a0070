# SPDX-License-Identifier: MIT
"""Hear and test a user interface as VoiceOver and Switch Control users do.

::

    import a11ynav

    with a11ynav.open("shop.html") as session:
        session.next()
        print(session.heard)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import aio as aio
    from ._assertions import assert_heard as assert_heard
    from ._connection import close_shared_connection as shut_down
    from ._errors import (
        A11ynavError as A11ynavError,
        CancelledError as CancelledError,
        CommandError as CommandError,
        InvalidRequestError as InvalidRequestError,
        LimitError as LimitError,
        NotAllowedError as NotAllowedError,
        OpenError as OpenError,
        ProgramEndedError as ProgramEndedError,
        ProgramNotFoundError as ProgramNotFoundError,
        ProtocolError as ProtocolError,
        SessionClosedError as SessionClosedError,
        SourceLostError as SourceLostError,
        TimeoutExpired as TimeoutExpired,
    )
    from ._program import find_program as find_program
    from ._session import Session as Session, attach as attach, open as open
    from ._values import (
        Audit as Audit,
        Element as Element,
        Line as Line,
        Position as Position,
        Reading as Reading,
        Step as Step,
    )

# The module that defines each name. The modules are imported when they are first used, because pytest imports this
# package in every run, even in runs without accessibility tests.
_MODULES = {
    "aio": "aio",
    "assert_heard": "_assertions",
    "find_program": "_program",
    "shut_down": "_connection:close_shared_connection",
    **dict.fromkeys(("Session", "attach", "open"), "_session"),
    **dict.fromkeys(("Audit", "Element", "Line", "Position", "Reading", "Step"), "_values"),
    **dict.fromkeys(
        (
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
        ),
        "_errors",
    ),
}

__all__ = sorted(_MODULES)


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("a11ynav")
    place = _MODULES.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    module, _, other = place.partition(":")
    imported = import_module(f"{__name__}.{module}")
    value = imported if module == name else getattr(imported, other or name)
    globals()[name] = value
    return value
