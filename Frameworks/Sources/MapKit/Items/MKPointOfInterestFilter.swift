// SPDX-License-Identifier: MIT

import Foundation

/// The kinds of places that a map shows or a search finds. It does not affect elements.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  // It has no stored properties.

  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter()
}
