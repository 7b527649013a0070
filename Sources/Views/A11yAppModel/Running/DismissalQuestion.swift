// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The confirmation that a view requests before the view's window is closed.
@MainActor
package final class DismissalQuestion {
  package private(set) var isWanted = false
  private var present: () -> Void = {}
  /// The reason for asking the user whether to close the window.
  private var reason = ClosingQuestion.close
  private weak var window: WindowNode?

  nonisolated init() {}

  func set(isWanted: Bool, _ present: @escaping () -> Void) {
    self.isWanted = isWanted
    self.present = present
  }

  /// Registers the question with the window that contains the view.
  func stand(in window: WindowNode?) {
    self.window = window
    window?.add(self)
  }

  /// Unregisters the question when the view is removed.
  func vanish() { window?.remove(self) }

  /// Asks the user.
  package func ask(_ reason: ClosingQuestion) {
    self.reason = reason
    present()
  }

  /// Closes the window when the button's action has finished.
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
