// SPDX-License-Identifier: MIT

import A11yTesting
import A11yUI

extension PendingWork: PendingActivity {}

extension GraphHost: TestableSource {
  /// The unfinished activities of the views, in the order in which they began.
  public var pendingActivities: [any PendingActivity] { pendingWork }

  /// The problems in the views, each once, in the order in which they were noticed.
  public var problems: [String] { diagnostics.map(\.description) }
}
