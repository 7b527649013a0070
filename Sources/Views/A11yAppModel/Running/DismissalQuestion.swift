// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews

/// Whether a view asks before its window is closed, and how.
@MainActor
package final class DismissalQuestion {
  package private(set) var isWanted = false
  private var present: () -> Void = {}
  /// Why the user is asked.
  private var reason = ClosingQuestion.close
  private weak var window: WindowNode?

  nonisolated init() {}

  func set(isWanted: Bool, _ present: @escaping () -> Void) {
    self.isWanted = isWanted
    self.present = present
  }

  /// The view is in a window.
  func stand(in window: WindowNode?) {
    self.window = window
    window?.add(self)
  }

  /// The view is gone.
  func vanish() { window?.remove(self) }

  /// Asks the user.
  package func ask(_ reason: ClosingQuestion) {
    self.reason = reason
    present()
  }

  /// Closes the window, once the action of the button is done.
  func close() {
    guard let window else { return }
    let reason = reason
    window.graph.inbox.post(
      .action { [weak window] in
        guard let window, let app = window.graph.app else { return }
        app.discard(window)
        if reason == .quit { app.quit() }
      }
    )
  }
}
