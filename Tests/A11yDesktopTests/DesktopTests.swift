// SPDX-License-Identifier: MIT

import Testing

/// All tests that need a desktop. The desktop tests run one after another, because only one window can have keyboard
/// focus at a time.
@Suite(
  .enabled(if: TestDesktop.missing == nil, "desktop programs are missing"),
  .serialized,
  .timeLimit(.minutes(30))
)
struct DesktopTests {}
