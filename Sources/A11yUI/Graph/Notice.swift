import A11yTree
import Synchronization

/// Something that a program tells the user without showing it.
enum Notice: Sendable {
  case announcement(Announcement)
  case notification(TreeUpdate.Notification)
}

extension Notice {
  /// The host whose turn runs, or whose turn made the task that runs.
  @TaskLocal static var host: Inbox?

  // Not weak: every cell retains its inbox, which a weak reference would make slow.
  private static let latest = Mutex<Inbox?>(nil)

  /// Has what is posted from within go to a host, and what is posted from nowhere as well, until
  /// another host takes a turn.
  static func goes<Result>(to inbox: Inbox, while body: () -> Result) -> Result {
    latest.withLock { $0 = inbox }
    return $host.withValue(inbox, operation: body)
  }

  /// Forgets a host that goes.
  static func leave(_ inbox: Inbox) {
    latest.withLock { if $0 === inbox { $0 = nil } }
  }

  /// What goes to the host that whatever runs here belongs to; on any thread.
  static var inbox: Inbox? { host ?? latest.withLock { $0 } }

  /// Hands the notice to the host that it belongs to, on any thread.
  func post() {
    guard let inbox = Self.inbox else {
      return Diagnostic.reportUninstalled(
        AccessibilityNotification.self,
        "was posted while no view is running; nobody hears it"
      )
    }
    inbox.post(.notice(self))
  }
}
