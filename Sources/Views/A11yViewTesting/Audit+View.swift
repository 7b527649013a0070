// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import A11yTesting
import A11yTree
import A11yUI

extension Audit {
  /// What is wrong in a view for those who hear it, the worst first: it is read, scanned and watched,
  /// and each control is pressed, every time on a view that was made afresh.
  ///
  /// ```swift
  /// #expect(try Audit().findings(in: { CheckoutView() }).isEmpty)
  /// ```
  /// Time is virtual. What a view awaits from elsewhere is not there in time; give it what it needs.
  ///
  /// - Parameters:
  ///   - view: Makes the view.
  ///   - limits: How much is done.
  ///   - change: Changes the settings of the users.
  @MainActor
  public func findings<Content: View>(
    in view: @escaping @MainActor () -> Content,
    limits: ExplorationLimits = ExplorationLimits(),
    settings change: (inout SessionSettings) -> Void = { _ in }
  ) throws -> [Finding] {
    var settings = SessionSettings()
    change(&settings)
    let explorer = Explorer(settings: settings, limits: limits) {
      let host = ViewHost { view() }
      host.followSession(holdsTurns: false)
      return FreshScreen(host)
    }
    defer { explorer.close() }
    return findings(in: try explorer.explore())
  }
}
