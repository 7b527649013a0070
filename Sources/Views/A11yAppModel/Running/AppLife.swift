// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The phase of an app's life, and the delegate that hears of it.
@MainActor
package final class AppLife {
  /// The phase that the app is in.
  package private(set) var phase = ScenePhase.active
  /// Whether the app has ended.
  package private(set) var hasEnded = false
  /// Receives the events of the app's life.
  package private(set) var delegate: AppDelegateBridge?
  private var observed: ObservedDelegate?

  /// Installs a delegate.
  package func install(_ bridge: AppDelegateBridge, _ inbox: Inbox) {
    delegate = bridge
    observed = ObservedDelegate(bridge.delegate, inbox)
  }

  /// The next phase on the way to another; `nil` if the app is in it.
  package func step(towards phase: ScenePhase) -> ScenePhase? {
    let order: [ScenePhase] = [.background, .inactive, .active]
    guard let from = order.firstIndex(of: self.phase), let to = order.firstIndex(of: phase),
      from != to
    else { return nil }
    return order[from + (from < to ? 1 : -1)]
  }

  /// Moves on to another phase.
  package func move(to phase: ScenePhase) { self.phase = phase }

  /// Takes note that the app has ended.
  package func end() { hasEnded = true }

  /// Lets all views read the delegate by its type.
  package func write(to values: inout EnvironmentValues) { observed?.write(to: &values) }
}
