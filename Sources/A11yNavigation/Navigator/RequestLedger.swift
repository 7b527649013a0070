// SPDX-License-Identifier: MIT

import A11yTree

/// A record of the program's focus requests that a technology has already handled.
struct RequestLedger: Sendable {
  /// The generation number of the newest handled request.
  private(set) var newest: UInt64 = 0

  /// Returns the focus request that a technology follows: the newest request, or the last of several equally new
  /// requests.
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
