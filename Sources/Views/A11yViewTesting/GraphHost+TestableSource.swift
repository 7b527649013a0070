// SPDX-License-Identifier: MIT

import A11yTesting
import A11yUI

extension PendingWork: PendingActivity {}

extension GraphHost: TestableSource {
  /// The unfinished activities of the views, in the order in which they began.
  public var pendingActivities: [any PendingActivity] { pendingWork }

  /// The problems in the views, without duplicates, in the order in which they were found.
  ///
  /// Modifiers that have no audible effect do not fail a test. Modifiers without audible effect are counted and
  /// reported after all tests have run.
  public var problems: [String] {
    UnheardInTests.note(diagnostics)
    return diagnostics.filter { $0.kind != .notHeard }.map(\.description)
  }
}
