// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import A11yTesting
import A11yTree
import A11yUI
import A11yViewGraph

extension Audit {
  /// Returns the accessibility problems that an audit finds in a view, most severe first.
  ///
  /// The audit reads, scans and monitors the view. The audit also activates each control on a newly created copy of the
  /// view.
  ///
  /// The audit runs in virtual time, so data from outside the process arrives too late for the audit. Pass data from
  /// outside the process to the view, so that the view does not have to load the data.
  ///
  /// ```swift
  /// #expect(try Audit().findings(in: { CheckoutView() }).isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - view: A closure that creates the view.
  ///   - device: The device on which the view runs. The default is an iPhone or, with the platform `macos`, a Mac.
  ///   - limits: The limits of the exploration.
  ///   - change: A closure that changes the users' settings.
  @MainActor
  public func findings<Content: View>(
    in view: @escaping @MainActor () -> Content,
    device: Session.Device? = nil,
    limits: ExplorationLimits = ExplorationLimits(),
    settings change: (inout SessionSettings) -> Void = { _ in }
  ) throws -> [Finding] {
    let chosen = TestDevice(device, settings: change)
    var settings = SessionSettings()
    chosen.apply(to: &settings)
    change(&settings)
    let explorer = Explorer(settings: settings, limits: limits) {
      let content = CurrentHost.run(on: chosen.device) { view() }
      let host = ViewHost { content }
      host.run(on: chosen.device)
      host.followSession(holdsTurns: false)
      return FreshScreen(host)
    }
    defer { explorer.close() }
    return findings(in: try explorer.explore())
  }
}
