// SPDX-License-Identifier: MIT

import A11yTree

/// A message from a program to the user that does not appear on the screen.
package enum HostMessage: Sendable {
  /// Words to speak.
  case announcement(Announcement)
  /// A notification that the screen's content has changed.
  case notification(TreeUpdate.Notification)

  /// Sends the message to the running code's host. This method can be called on any thread.
  ///
  /// - Parameter type: The type through which the program sent the message, for the diagnostic if there is no host.
  package func post(as type: Any.Type) {
    guard let inbox = CurrentHost.inbox else {
      return Diagnostic.reportUninstalled(
        type,
        "was posted while no view was running, or by code outside a view, so it has no effect"
      )
    }
    inbox.post(.message(self))
  }
}
