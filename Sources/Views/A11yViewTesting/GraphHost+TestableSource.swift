// SPDX-License-Identifier: MIT

import A11yTesting
import A11yUI

extension PendingWork: PendingActivity {}

extension GraphHost: TestableSource {
  /// The views' unfinished work, in the order in which it began.
  public var pendingActivities: [any PendingActivity] { pendingWork }

  /// The problems found in the views, without duplicates and in the order in which they were found.
  ///
  /// A modifier that has no audible effect does not cause a test to fail. Modifiers that have no audible effect are
  /// counted and reported after all tests have run.
  public var problems: [String] {
    UnheardInTests.note(diagnostics)
    return diagnostics.filter { $0.kind != .notHeard }.map(\.description)
  }
}
