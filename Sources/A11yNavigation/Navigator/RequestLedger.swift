// SPDX-License-Identifier: MIT

import A11yTree

/// Which of the programs' wishes for the focus a technology has already handled.
struct RequestLedger: Sendable {
  /// The generation of the newest handled request.
  private(set) var newest: UInt64 = 0

  /// The request that a technology follows: the last one that is not older than any before.
  mutating func take(
    from update: TreeUpdate,
    for technology: AssistiveTechnology
  ) -> FocusRequest? {
    var found: FocusRequest?
    for request in update.focusRequests
    where request.technologies.contains(AccessibilityTechnologies(technology))
      && request.generation >= newest
    {
      newest = request.generation
      found = request
    }
    return found
  }
}
