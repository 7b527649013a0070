// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// The properties of accessibility that few objects of AppKit have.
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

/// How the rows under a header are sorted.
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

extension NSAccessibility {
  /// The kind of an AppKit element within its role.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// A toggle button.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// A field for searching.
    public static let searchField = Subrole(rawValue: "AXSearchField")
    /// A field for a secret.
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    /// A tab.
    public static let tabButton = Subrole(rawValue: "AXTabButton")
    /// A button that closes a window.
    public static let closeButton = Subrole(rawValue: "AXCloseButton")
    /// A list of items.
    public static let contentList = Subrole(rawValue: "AXContentList")
    /// A list of descriptions.
    public static let descriptionList = Subrole(rawValue: "AXDescriptionList")
    /// A separator.
    public static let separator = Subrole(rawValue: "AXSeparator")
    /// A dialog.
    public static let dialog = Subrole(rawValue: "AXDialog")
    /// A row of an outline.
    public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
    /// A row of a table.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// A rating.
    public static let ratingIndicator = Subrole(rawValue: "AXRatingIndicator")
    /// A timeline.
    public static let timeline = Subrole(rawValue: "AXTimeline")
  }
}
