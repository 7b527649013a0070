# SPDX-License-Identifier: MIT
"""Values that a test runner such as pytest sets for all sessions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, List, Optional

if TYPE_CHECKING:
    from ._assertions import Mismatch
    from ._session import SessionState

#: The platform of sessions that do not specify one.
platform: Optional[str] = None

#: Accepts the words that are heard instead of failing; returns the reason if it does not.
accept_mismatch: Optional[Callable[["Mismatch"], Optional[str]]] = None

#: Receives the sessions that are opened, for a report.
opened: Optional[List["SessionState"]] = None
