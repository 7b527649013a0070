// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension _NSAccessibilityDetails {
  /// Adds rarely used accessibility properties to an element.
  func add(to element: inout Element) {
    accessibilitySubrole()?.apply(to: &element)
    if element.label.isEmpty, let title = accessibilityTitleUIElement() as? any AccessibleObject {
      let words = title.describe()
      element.label = words.label.isEmpty ? words.value : words.label
    }
    if let words = accessibilityValueDescription(), !words.isEmpty { element.value = words }
    if let words = accessibilityPlaceholderValue(), !words.isEmpty {
      element.details.placeholder = words
    }
    if let url = accessibilityURL() { element.details.url = url.absoluteString }
    element.details.inputLabels = accessibilityUserInputLabels() ?? []
    element.details.sort = accessibilitySortDirection().direction
    if isAccessibilityRequired() { element.states.isRequired = true }
    if isAccessibilityProtectedContent() { element.states.isProtected = true }
    if isAccessibilityDisclosed() { element.states.isExpanded = true }
    if accessibilityDisclosureLevel() > 0 { element.level = accessibilityDisclosureLevel() + 1 }
    addRange(to: &element)
    addCell(to: &element)
    addPlace(to: &element)
  }

  private func addRange(to element: inout Element) {
    func number(_ value: Any?) -> Double? {
      (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map(Double.init)
    }
    let (minimum, maximum) = (number(accessibilityMinValue()), number(accessibilityMaxValue()))
    guard minimum != nil || maximum != nil, let current = number(accessibilityValue()) else {
      return
    }
    element.details.range = ValueRange(current: current, minimum: minimum, maximum: maximum)
  }

  private func addCell(to element: inout Element) {
    let (rows, columns) = (accessibilityRowIndexRange(), accessibilityColumnIndexRange())
    let limit = Int(Int32.max)
    guard (0..<limit).contains(rows.location), (0..<limit).contains(columns.location) else {
      return
    }
    element.details.cell = TableCell(
      row: rows.location + 1,
      column: columns.location + 1,
      rowSpan: max(1, rows.length),
      columnSpan: max(1, columns.length)
    )
    if element.role == .staticText { element.role = .cell }
  }

  fileprivate func addPlace(to element: inout Element) {
    if let frame = Frame(accessibilityFrame()) { element.details.frame = frame }
    if let point = Point(accessibilityActivationPoint()) { element.details.activationPoint = point }
  }
}

extension _NSAccessibilityObject {
  package var isNamedContainer: Bool {
    switch accessibilityRole() {
    case .list, .table, .outline, .toolbar, .tabGroup, .radioGroup: true
    case .group, .scrollArea: !(accessibilityLabel() ?? "").isEmpty || !rotors.isEmpty
    default: !rotors.isEmpty
    }
  }

  package var rotors: [ObjectRotor] {
    (self as? _NSAccessibilityDetails)?.accessibilityCustomRotors().map(\.rotor) ?? []
  }

  package func describeContainer() -> Element {
    let role = accessibilityRole()?.containerRole ?? .group
    var element = Element(role, label: accessibilityLabel() ?? accessibilityTitle() ?? "")
    let name = accessibilityIdentifier()
    if !name.isEmpty { element.details.identifier = name }
    if let words = accessibilityRoleDescription(), !words.isEmpty {
      element.details.roleDescription = words
    }
    guard let detailed = self as? _NSAccessibilityDetails else { return element }
    let size = TableSize(
      rows: max(0, detailed.accessibilityRowCount()),
      columns: max(0, detailed.accessibilityColumnCount())
    )
    if role.isTable, size.rows > 0 || size.columns > 0 { element.details.table = size }
    detailed.addPlace(to: &element)
    return element
  }

  package func enterWindow() { (self as? NSView)?.movedToWindow() }
  package func leaveWindow() { (self as? NSView)?.movedToWindow() }
  package func traitsChanged(from old: UITraitCollection?) {
    if old != nil { (self as? NSView)?.tellAppearance() }
  }
  package func layOut() { (self as? NSView)?.layoutSubtreeIfNeeded() }
}

extension NSAccessibility.Subrole {
  /// Applies this subrole to an element.
  fileprivate func apply(to element: inout Element) {
    switch self {
    case .switch:
      element.role = .switchButton
      element.traits.insert(.isToggle)
    case .searchField where element.role.isTextEntry: element.role = .searchField
    case .secureTextField:
      element.states.isProtected = true
      if element.role.isTextEntry { element.role = .secureTextField }
    case .tabButton: element.role = .tab
    case .separator: element.role = .separator
    default: break
    }
  }
}
