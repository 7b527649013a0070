// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The functions of NSAccessibility that few objects use.
@MainActor
@preconcurrency
open class _NSAccessibilityDetails: _NSAccessibilityObject {
  private var known = NSAccessibilityDetails()
  final var details: NSAccessibilityDetails { known }

  /// The kind within the role.
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { known.subrole }
  /// Sets the kind within the role.
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
    known.subrole = accessibilitySubrole
    accessibilityChanged()
  }

  /// The rotors, or those for everything in it.
  open func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor] { known.rotors }
  /// Sets the rotors, or those for everything in it.
  open func setAccessibilityCustomRotors(_ accessibilityCustomRotors: [NSAccessibilityCustomRotor])
  {
    known.rotors = accessibilityCustomRotors
    accessibilityChanged()
  }

  /// What an empty field shows.
  open func accessibilityPlaceholderValue() -> String? { known.placeholder }
  /// Sets what an empty field shows.
  open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
    known.placeholder = accessibilityPlaceholderValue
    accessibilityChanged()
  }

  /// The value in words, in place of the value.
  open func accessibilityValueDescription() -> String? { known.valueDescription }
  /// Sets the value in words, in place of the value.
  open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
    known.valueDescription = accessibilityValueDescription
    accessibilityChanged()
  }

  /// Where a link leads.
  open func accessibilityURL() -> URL? { known.url }
  /// Sets where a link leads.
  open func setAccessibilityURL(_ accessibilityURL: URL?) {
    known.url = accessibilityURL
    accessibilityChanged()
  }

  /// The rectangle on the screen, in points.
  open func accessibilityFrame() -> NSRect { known.frame }
  /// Sets the rectangle on the screen, in points.
  open func setAccessibilityFrame(_ accessibilityFrame: NSRect) {
    known.frame = accessibilityFrame
    accessibilityChanged()
  }

  /// Where it is clicked, in points on the screen.
  open func accessibilityActivationPoint() -> NSPoint { known.activationPoint }
  /// Sets where it is clicked, in points on the screen.
  open func setAccessibilityActivationPoint(_ accessibilityActivationPoint: NSPoint) {
    known.activationPoint = accessibilityActivationPoint
    accessibilityChanged()
  }

  /// The smallest value.
  open func accessibilityMinValue() -> Any? { known.minimum }
  /// Sets the smallest value.
  open func setAccessibilityMinValue(_ accessibilityMinValue: Any?) {
    known.minimum = accessibilityMinValue
    accessibilityChanged()
  }

  /// The largest value.
  open func accessibilityMaxValue() -> Any? { known.maximum }
  /// Sets the largest value.
  open func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?) {
    known.maximum = accessibilityMaxValue
    accessibilityChanged()
  }

  /// The number of rows of a table.
  open func accessibilityRowCount() -> Int { known.rowCount }
  /// Sets the number of rows of a table.
  open func setAccessibilityRowCount(_ accessibilityRowCount: Int) {
    known.rowCount = accessibilityRowCount
    accessibilityChanged()
  }

  /// The number of columns of a table.
  open func accessibilityColumnCount() -> Int { known.columnCount }
  /// Sets the number of columns of a table.
  open func setAccessibilityColumnCount(_ accessibilityColumnCount: Int) {
    known.columnCount = accessibilityColumnCount
    accessibilityChanged()
  }

  /// The rows of a table that a cell is in, from 0.
  open func accessibilityRowIndexRange() -> NSRange { known.rows }
  /// Sets the rows of a table that a cell is in, from 0.
  open func setAccessibilityRowIndexRange(_ accessibilityRowIndexRange: NSRange) {
    known.rows = accessibilityRowIndexRange
    accessibilityChanged()
  }

  /// The columns of a table that a cell is in, from 0.
  open func accessibilityColumnIndexRange() -> NSRange { known.columns }
  /// Sets the columns of a table that a cell is in, from 0.
  open func setAccessibilityColumnIndexRange(_ accessibilityColumnIndexRange: NSRange) {
    known.columns = accessibilityColumnIndexRange
    accessibilityChanged()
  }

  /// How the rows under a header are sorted.
  open func accessibilitySortDirection() -> NSAccessibilitySortDirection { known.sort }
  /// Sets how the rows under a header are sorted.
  open func setAccessibilitySortDirection(
    _ accessibilitySortDirection: NSAccessibilitySortDirection
  ) {
    known.sort = accessibilitySortDirection
    accessibilityChanged()
  }

  /// How deep a row of an outline is, from 0.
  open func accessibilityDisclosureLevel() -> Int { known.level }
  /// Sets how deep a row of an outline is, from 0.
  open func setAccessibilityDisclosureLevel(_ accessibilityDisclosureLevel: Int) {
    known.level = accessibilityDisclosureLevel
    accessibilityChanged()
  }

  /// The names for Voice Control.
  open func accessibilityUserInputLabels() -> [String]? { known.inputLabels }
  /// Sets the names for Voice Control.
  open func setAccessibilityUserInputLabels(_ accessibilityUserInputLabels: [String]?) {
    known.inputLabels = accessibilityUserInputLabels
    accessibilityChanged()
  }

  /// The element that is its label.
  open func accessibilityTitleUIElement() -> Any? { known.titleElement }
  /// Sets the element that is its label.
  open func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?) {
    known.titleElement = accessibilityTitleUIElement
    accessibilityChanged()
  }

  /// The children in reading order, if that differs from their own.
  open func accessibilityChildrenInNavigationOrder() -> [Any]? { known.orderedChildren }
  /// Sets the children in reading order, if that differs from their own.
  open func setAccessibilityChildrenInNavigationOrder(
    _ accessibilityChildrenInNavigationOrder: [Any]?
  ) {
    known.orderedChildren = accessibilityChildrenInNavigationOrder
    accessibilityChanged()
  }

  /// Whether nothing beside it can be reached.
  open func isAccessibilityModal() -> Bool { known.isModal }
  /// Sets whether nothing beside it can be reached.
  open func setAccessibilityModal(_ accessibilityModal: Bool) {
    known.isModal = accessibilityModal
    accessibilityChanged()
  }

  /// Whether an entry is required.
  open func isAccessibilityRequired() -> Bool { known.isRequired }
  /// Sets whether an entry is required.
  open func setAccessibilityRequired(_ accessibilityRequired: Bool) {
    known.isRequired = accessibilityRequired
    accessibilityChanged()
  }

  /// Whether the value is a secret.
  open func isAccessibilityProtectedContent() -> Bool { known.isProtected }
  /// Sets whether the value is a secret.
  open func setAccessibilityProtectedContent(_ accessibilityProtectedContent: Bool) {
    known.isProtected = accessibilityProtectedContent
    accessibilityChanged()
  }

  /// Whether the rows below a row of an outline are shown.
  open func isAccessibilityDisclosed() -> Bool { known.isDisclosed }
  /// Sets whether the rows below a row of an outline are shown.
  open func setAccessibilityDisclosed(_ accessibilityDisclosed: Bool) {
    known.isDisclosed = accessibilityDisclosed
    accessibilityChanged()
  }
}
