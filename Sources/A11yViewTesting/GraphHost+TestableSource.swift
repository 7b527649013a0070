import A11yTesting
import A11yUI

extension PendingWork: PendingActivity {}

extension GraphHost: TestableSource {
  /// What the views have begun and what has not ended, in the order in which it began.
  public var pendingActivities: [any PendingActivity] { pendingWork }

  /// What is wrong in the views, each once, in the order in which it was noticed.
  public var problems: [String] { diagnostics.map(\.description) }
}
