# SPDX-License-Identifier: MIT
"""The parameters of requests, which the blocking and the asynchronous interface share."""

from __future__ import annotations

import os
import re
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union

from . import _runner

Path = Union[str, "os.PathLike[str]"]
#: The value of a setting: a flag, a number or a word.
Setting = Union[bool, int, float, str]

#: The maximum time that a request may take, in seconds, unless the caller specifies another.
TIMEOUT = 60.0

_TECHNOLOGIES = {
    "voiceover": "voiceOver",
    "voice-over": "voiceOver",
    "switchcontrol": "switchControl",
    "switch-control": "switchControl",
}
_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://|(data|about):")


class RelativePath(str):
    """A path that the caller gave relative to the current directory, as an absolute path."""


def given_path(path: Path) -> str:
    """Returns a path that is valid in any directory."""
    text = os.fspath(path)
    return text if os.path.isabs(text) else RelativePath(os.path.abspath(text))


def params_in(folder: str, params: Mapping[str, Any]) -> Dict[str, Any]:
    """Returns parameters for a program that runs in a folder.

    Relative paths stay relative, because a transcript's header repeats them as they were given.
    """
    return {
        name: os.path.relpath(value, folder) if isinstance(value, RelativePath) else value
        for name, value in params.items()
    }


def open_params(
    subject: Optional[Path] = None,
    *,
    content: Optional[str] = None,
    app: Optional[str] = None,
    endpoint: Optional[str] = None,
    target: Optional[str] = None,
    serve: Optional[Path] = None,
    technology: Optional[str] = None,
    settings: Optional[Mapping[str, Setting]] = None,
    page: Optional[Mapping[str, Setting]] = None,
    **others: Optional[str],
) -> Dict[str, Any]:
    """Returns the parameters of ``open``. Raises `ValueError` if they contradict each other."""
    choices = {"subject": subject, "content": content, "app": app, "endpoint": endpoint}
    given = [name for name, value in choices.items() if value is not None]
    # A folder that is served, or a server that is started, already determines the page.
    has_page = serve is not None or others.get("ready") is not None
    if len(given) > 1 or not given and not has_page:
        raise ValueError("specify one of: a page or document, content, an app, a browser's endpoint")
    params: Dict[str, Any] = {}
    if subject is not None:
        text = os.fspath(subject)
        # With `serve`, the path is a path within the served folder.
        is_path = serve is None and text != "" and not _ADDRESS.match(text)
        params["subject"] = given_path(text) if is_path else text
    if content is not None:
        params["content"] = content
    if app is not None:
        params["app"] = app
    if endpoint is not None:
        params["endpoint"] = endpoint
        if target is not None:
            params["target"] = target
    if serve is not None:
        params["serve"] = given_path(serve)
    if technology is not None:
        params["technology"] = _TECHNOLOGIES.get(technology.lower(), technology)
    if others.get("platform") is None:
        others["platform"] = _runner.platform
    for name, value in others.items():
        if value is not None:
            params[name] = value
    if settings:
        params["settings"] = setting_values(settings)
    if page:
        params["page"] = setting_values(page)
    return params


def setting_values(settings: Mapping[str, Setting]) -> Dict[str, str]:
    """Returns settings with the names that the program uses: ``hint_delay=1.5`` becomes ``hint-delay`` with ``1.5``."""
    values = {}
    for name, value in settings.items():
        if isinstance(value, bool):
            text = "on" if value else "off"
        else:
            text = str(value)
        values[name.replace("_", "-")] = text
    return values


def find_params(text: Optional[str], rotor: Optional[str], direction: str) -> Dict[str, Any]:
    """Returns the parameters of ``find``."""
    if text is None and rotor is None:
        raise ValueError("specify the text or the rotor to find")
    params: Dict[str, Any] = {"direction": _direction(direction, ("next", "previous"))}
    if text is not None:
        params["text"] = text
    if rotor is not None:
        params["rotor"] = rotor
    return params


def move_params(direction: str, rotor: Optional[str]) -> Dict[str, Any]:
    """Returns the parameters of ``move``."""
    params: Dict[str, Any] = {"direction": _direction(direction, ("next", "previous", "first", "last"))}
    if rotor is not None:
        params["rotor"] = rotor
    return params


def wait_params(seconds: Optional[float], until: Optional[str]) -> Dict[str, Any]:
    """Returns the parameters of ``wait``."""
    if (seconds is None) == (until is None):
        raise ValueError("specify either the seconds or the words to wait for")
    if seconds is not None:
        if not 0 <= seconds < float("inf"):
            raise ValueError(f"cannot wait for {seconds} s")
        return {"for": seconds}
    return {"until": until}


def audit_params(acting: bool, only: Sequence[str], skip: Sequence[str], press: Sequence[str]) -> Dict[str, Any]:
    """Returns the parameters of ``audit``."""
    params: Dict[str, Any] = {"acting": acting}
    for name, values in (("only", only), ("skip", skip), ("press", press)):
        if isinstance(values, str):
            raise ValueError(f"“{name}” must be a list of strings, not one string")
        if values:
            params[name] = list(values)
    return params


def keys(names: "tuple[str, ...]") -> List[str]:
    """Returns a list of keys. One string may contain several keys, as in ``"tab space"``."""
    pressed = [key for name in names for key in name.split()]
    if not pressed:
        raise ValueError("specify a key to press")
    return pressed


def command(method: str, params: Mapping[str, Any]) -> str:
    """Returns the transcript command that is equivalent to a request, without typed text."""
    rotor, direction = params.get("rotor"), params.get("direction")
    if method == "perform":
        return without_typed_text(str(params["command"]))
    if method == "move":
        return f"find {direction} {rotor}" if rotor else str(direction)
    if method == "find":
        return f"choose {params['text']}" if "text" in params else f"find {direction} {rotor}"
    if method == "press":
        return f"press {' '.join(params['keys'])}"
    if method == "wait":
        return f"wait {params['for']}s" if "for" in params else f"wait for {params['until']}"
    return {"act": str(params.get("action", "activate")), "type": "type …"}.get(method, method)


def without_typed_text(command: str) -> str:
    """Returns a command without the text that it types, which may be a password."""
    before, found, _ = command.partition("type ")
    return f"{before}type …" if found and (not before or before.endswith("> ")) else command


def _direction(direction: str, known: "tuple[str, ...]") -> str:
    if direction not in known:
        raise ValueError(f"there is no direction “{direction}”; use one of {', '.join(known)}")
    return direction
