// SPDX-License-Identifier: MIT

import A11yTree

/// A record of those focus requests by the program that a technology has already handled.
struct RequestLedger: Sendable {
  /// The generation of the newest handled request.
  private(set) var newest: UInt64 = 0

  /// Returns the request that a technology follows, which is the last request that is not older than any request before
  /// it.
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
