// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// Accessibility properties that are rarely set on AppKit objects.
@MainActor
struct NSAccessibilityDetails {
  var subrole: NSAccessibility.Subrole?
  var rotors: [NSAccessibilityCustomRotor] = []
  var placeholder: String?
  var valueDescription: String?
  var url: URL?
  var frame = NSRect.zero
  var activationPoint = NSPoint.zero
  var minimum: Any?
  var maximum: Any?
  var rowCount = 0
  var columnCount = 0
  var rows = NSRange(location: NSNotFound, length: 0)
  var columns = NSRange(location: NSNotFound, length: 0)
  var sort = NSAccessibilitySortDirection.unknown
  var level = 0
  var inputLabels: [String]?
  var titleElement: Any?
  var orderedChildren: [Any]?
  var isModal = false
  var isRequired = false
  var isProtected = false
  var isDisclosed = false
}

/// The direction in which a header sorts the rows.
public enum NSAccessibilitySortDirection: Int, Sendable {
  case unknown, ascending, descending

  var direction: SortDirection? {
    switch self {
    case .unknown: nil
    case .ascending: .ascending
    case .descending: .descending
    }
  }
}
