// SPDX-License-Identifier: MIT

import Testing

/// All tests that need a desktop. They run one at a time, because only one window has keyboard focus.
@Suite(
  .enabled(if: TestDesktop.missing == nil, "desktop programs are missing"),
  .serialized,
  .timeLimit(.minutes(30))
)
struct DesktopTests {}
