import A11yTree

/// Something that a program tells the user without showing it.
package enum HostMessage: Sendable {
  /// Words to be said.
  case announcement(Announcement)
  /// A change of the screen to be noticed.
  case notification(TreeUpdate.Notification)

  /// Hands the message to the host that the running code belongs to; on any thread.
  ///
  /// - Parameter type: What the program used to send it, for the diagnostic if there is no host.
  package func post(as type: Any.Type) {
    guard let inbox = CurrentHost.inbox else {
      return Diagnostic.reportUninstalled(
        type,
        "was posted while no view is running, or from code that belongs to none; nobody hears it"
      )
    }
    inbox.post(.message(self))
  }
}
