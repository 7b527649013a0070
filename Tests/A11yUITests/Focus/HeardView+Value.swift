// SPDX-License-Identifier: MIT

import A11yTree

@testable import A11yUI

extension HeardView {
  /// Returns the value of the first element with the given label.
  func value(of label: String) -> String? {
    session.tree.element(where: { $0.label == label }).flatMap { session.tree[$0]?.value }
  }
}
