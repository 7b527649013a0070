// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The app's current life-cycle phase, and the delegate that is notified when the phase changes.
@MainActor
package final class AppLife {
  /// The app's current phase.
  package private(set) var phase = ScenePhase.active
  /// Whether the app has ended.
  package private(set) var hasEnded = false
  /// The delegate that receives the app's life-cycle events.
  package private(set) var delegate: AppDelegateBridge?
  private var observed: ObservedDelegate?

  /// Installs a delegate.
  package func install(_ bridge: AppDelegateBridge, _ inbox: Inbox) {
    delegate = bridge
    observed = ObservedDelegate(bridge.delegate, inbox)
  }

  /// Returns the next phase on the way to a target phase, or `nil` if the app is already in the target phase.
  package func step(towards phase: ScenePhase) -> ScenePhase? {
    let order: [ScenePhase] = [.background, .inactive, .active]
    guard let from = order.firstIndex(of: self.phase), let to = order.firstIndex(of: phase),
      from != to
    else { return nil }
    return order[from + (from < to ? 1 : -1)]
  }

  /// Moves the app to another phase of its life cycle.
  package func move(to phase: ScenePhase) { self.phase = phase }

  /// Records that the app has ended.
  package func end() { hasEnded = true }

  /// Makes the app's delegate available to all views, which can read it by its type.
  package func write(to values: inout EnvironmentValues) { observed?.write(to: &values) }
}
