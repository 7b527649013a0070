// SPDX-License-Identifier: MIT

import Foundation

/// The categories of places that a map shows or a search finds. The filter does not affect accessibility elements.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  // The class has no stored properties.

  /// A filter that includes all categories.
  public static let includingAll = MKPointOfInterestFilter()
}
