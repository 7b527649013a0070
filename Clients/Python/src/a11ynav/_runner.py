# SPDX-License-Identifier: MIT
"""Values that a test runner such as pytest sets for all sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, List, Optional

if TYPE_CHECKING:
    from ._assertions import Mismatch
    from ._session import SessionState

#: The platform of sessions that do not specify a platform.
platform: Optional[str] = None

#: A function that accepts the words that were heard instead of failing. If it does not accept them, it returns the
#reason.
accept_mismatch: Optional[Callable[["Mismatch"], Optional[str]]] = None

#: A list that receives the sessions that are opened, for a report.
opened: Optional[List["SessionState"]] = None
