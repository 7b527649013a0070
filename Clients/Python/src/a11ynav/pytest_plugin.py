# SPDX-License-Identifier: MIT
"""The pytest plugin: sessions as fixtures, expected texts that can be updated, and transcripts as tests."""

import pytest

if hasattr(pytest, "StashKey"):
    from ._pytest_hooks import *  # noqa: F403
else:
    # An installed plugin must not break the runs of a project that does not use it.
    import warnings

    warnings.warn(f"the a11ynav plugin needs pytest 7 or later, but {pytest.__version__} is installed", stacklevel=1)
