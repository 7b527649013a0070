// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An object with NSAccessibility's less common methods.
@MainActor
@preconcurrency
open class _NSAccessibilityDetails: _NSAccessibilityObject {
  private var known = NSAccessibilityDetails()
  final var details: NSAccessibilityDetails { known }

  /// Returns the subrole.
  open func accessibilitySubrole() -> NSAccessibility.Subrole? { known.subrole }
  /// Sets the subrole.
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
    known.subrole = accessibilitySubrole
    accessibilityChanged()
  }

  /// Returns the rotors, which also apply to a container's contents.
  open func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor] { known.rotors }
  /// Sets the rotors, which also apply to a container's contents.
  open func setAccessibilityCustomRotors(_ accessibilityCustomRotors: [NSAccessibilityCustomRotor])
  {
    known.rotors = accessibilityCustomRotors
    accessibilityChanged()
  }

  /// Returns the placeholder that an empty field shows.
  open func accessibilityPlaceholderValue() -> String? { known.placeholder }
  /// Sets the placeholder that an empty field shows.
  open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
    known.placeholder = accessibilityPlaceholderValue
    accessibilityChanged()
  }

  /// Returns the description that is spoken instead of the value.
  open func accessibilityValueDescription() -> String? { known.valueDescription }
  /// Sets the description that is spoken instead of the value.
  open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
    known.valueDescription = accessibilityValueDescription
    accessibilityChanged()
  }

  /// Returns the URL that a link opens.
  open func accessibilityURL() -> URL? { known.url }
  /// Sets the URL that a link opens.
  open func setAccessibilityURL(_ accessibilityURL: URL?) {
    known.url = accessibilityURL
    accessibilityChanged()
  }

  /// Returns the object's frame on the screen, in points.
  open func accessibilityFrame() -> NSRect { known.frame }
  /// Sets the object's frame on the screen, in points.
  open func setAccessibilityFrame(_ accessibilityFrame: NSRect) {
    known.frame = accessibilityFrame
    accessibilityChanged()
  }

  /// Returns the point at which the object is clicked, in screen coordinates.
  open func accessibilityActivationPoint() -> NSPoint { known.activationPoint }
  /// Sets the point at which the object is clicked, in screen coordinates.
  open func setAccessibilityActivationPoint(_ accessibilityActivationPoint: NSPoint) {
    known.activationPoint = accessibilityActivationPoint
    accessibilityChanged()
  }

  /// Returns the object's minimum value.
  open func accessibilityMinValue() -> Any? { known.minimum }
  /// Sets the object's minimum value.
  open func setAccessibilityMinValue(_ accessibilityMinValue: Any?) {
    known.minimum = accessibilityMinValue
    accessibilityChanged()
  }

  /// Returns the object's maximum value.
  open func accessibilityMaxValue() -> Any? { known.maximum }
  /// Sets the object's maximum value.
  open func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?) {
    known.maximum = accessibilityMaxValue
    accessibilityChanged()
  }

  /// Returns the number of rows in a table.
  open func accessibilityRowCount() -> Int { known.rowCount }
  /// Sets the number of rows in a table.
  open func setAccessibilityRowCount(_ accessibilityRowCount: Int) {
    known.rowCount = accessibilityRowCount
    accessibilityChanged()
  }

  /// Returns the number of columns in a table.
  open func accessibilityColumnCount() -> Int { known.columnCount }
  /// Sets the number of columns in a table.
  open func setAccessibilityColumnCount(_ accessibilityColumnCount: Int) {
    known.columnCount = accessibilityColumnCount
    accessibilityChanged()
  }

  /// Returns the zero-based range of the table rows that a cell covers.
  open func accessibilityRowIndexRange() -> NSRange { known.rows }
  /// Sets the zero-based range of the table rows that a cell covers.
  open func setAccessibilityRowIndexRange(_ accessibilityRowIndexRange: NSRange) {
    known.rows = accessibilityRowIndexRange
    accessibilityChanged()
  }

  /// Returns the zero-based range of the table columns that a cell covers.
  open func accessibilityColumnIndexRange() -> NSRange { known.columns }
  /// Sets the zero-based range of the table columns that a cell covers.
  open func setAccessibilityColumnIndexRange(_ accessibilityColumnIndexRange: NSRange) {
    known.columns = accessibilityColumnIndexRange
    accessibilityChanged()
  }

  /// Returns the direction in which a header sorts the rows.
  open func accessibilitySortDirection() -> NSAccessibilitySortDirection { known.sort }
  /// Sets the direction in which a header sorts the rows.
  open func setAccessibilitySortDirection(
    _ accessibilitySortDirection: NSAccessibilitySortDirection
  ) {
    known.sort = accessibilitySortDirection
    accessibilityChanged()
  }

  /// Returns the zero-based nesting level of an outline row.
  open func accessibilityDisclosureLevel() -> Int { known.level }
  /// Sets the zero-based nesting level of an outline row.
  open func setAccessibilityDisclosureLevel(_ accessibilityDisclosureLevel: Int) {
    known.level = accessibilityDisclosureLevel
    accessibilityChanged()
  }

  /// Returns the names by which Voice Control users can refer to the object.
  open func accessibilityUserInputLabels() -> [String]? { known.inputLabels }
  /// Sets the names by which Voice Control users can refer to the object.
  open func setAccessibilityUserInputLabels(_ accessibilityUserInputLabels: [String]?) {
    known.inputLabels = accessibilityUserInputLabels
    accessibilityChanged()
  }

  /// Returns the element that labels this element.
  open func accessibilityTitleUIElement() -> Any? { known.titleElement }
  /// Sets the element that labels this element.
  open func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?) {
    known.titleElement = accessibilityTitleUIElement
    accessibilityChanged()
  }

  /// Returns the children in reading order, if they were added in a different order.
  open func accessibilityChildrenInNavigationOrder() -> [Any]? { known.orderedChildren }
  /// Sets the children in reading order, if they were added in a different order.
  open func setAccessibilityChildrenInNavigationOrder(
    _ accessibilityChildrenInNavigationOrder: [Any]?
  ) {
    known.orderedChildren = accessibilityChildrenInNavigationOrder
    accessibilityChanged()
  }

  /// Returns whether the element is modal, which makes elements outside it unreachable.
  open func isAccessibilityModal() -> Bool { known.isModal }
  /// Sets whether the element is modal, which makes elements outside it unreachable.
  open func setAccessibilityModal(_ accessibilityModal: Bool) {
    known.isModal = accessibilityModal
    accessibilityChanged()
  }

  /// Returns whether the user is required to enter a value.
  open func isAccessibilityRequired() -> Bool { known.isRequired }
  /// Sets whether the user is required to enter a value.
  open func setAccessibilityRequired(_ accessibilityRequired: Bool) {
    known.isRequired = accessibilityRequired
    accessibilityChanged()
  }

  /// Returns whether the value is protected, as in a password field.
  open func isAccessibilityProtectedContent() -> Bool { known.isProtected }
  /// Sets whether the value is protected, as in a password field.
  open func setAccessibilityProtectedContent(_ accessibilityProtectedContent: Bool) {
    known.isProtected = accessibilityProtectedContent
    accessibilityChanged()
  }

  /// Returns whether an outline row's children are shown.
  open func isAccessibilityDisclosed() -> Bool { known.isDisclosed }
  /// Sets whether an outline row's children are shown.
  open func setAccessibilityDisclosed(_ accessibilityDisclosed: Bool) {
    known.isDisclosed = accessibilityDisclosed
    accessibilityChanged()
  }
}
