// SPDX-License-Identifier: MIT

import Testing

/// Everything that needs a desktop: one app at a time, since keyboard focus is in one window.
@Suite(
  .enabled(if: TestDesktop.missing == nil, "desktop programs are missing"),
  .serialized,
  .timeLimit(.minutes(30))
)
struct DesktopTests {}
