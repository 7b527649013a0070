// SPDX-License-Identifier: MIT

import A11yTree

extension Fact {
  static let role = Fact("role", isGeneral: true) { $0.element.role.rawValue }
  static let roleDescription = text("roledescription") { $0.details?.roleDescription }
  static let traits = Fact("traits", isGeneral: true) {
    let element = $0.element
    let held = AccessibilityTraits.names.filter { element.traits.contains($0.trait) }
    return held.isEmpty ? nil : held.map(\.name).joined(separator: " ")
  }
  static let level = Fact("level") { $0.element.level.map(String.init) }
  static let label = text("label") { $0.element.label }
  static let value = Fact("value") {
    $0.element.states.isProtected ? "a secret" : $0.element.value.nonEmpty
  }
  static let placeholder = text("placeholder") { $0.details?.placeholder }
  static let range = Fact("range") {
    guard let range = $0.details?.range else { return nil }
    let bounds = [range.minimum, range.maximum].map { $0.map(Description.plain) ?? "?" }
    return "\(Description.plain(range.current)) from \(bounds[0]) to \(bounds[1])"
  }
  static let content = Fact("important content") {
    ($0.details?.customContent ?? []).filter(\.isImportant).map(\.label).joined(separator: ", ")
      .nonEmpty
  }
  static let selected = flag("selected") { $0.description.isSelected }
  static let disabled = flag("dimmed") { $0.element.states.isDisabled }
  static let editing = flag("editing") { $0.element.states.isEditing }
  static let visited = flag("visited") { $0.element.states.isVisited }
  static let busy = flag("busy") { $0.element.states.isBusy }
  static let checked = Fact("checked") { $0.element.states.checked.map { "\($0)" } }
  static let pressed = Fact("pressed") { $0.element.states.pressed.map { "\($0)" } }
  static let expanded = Fact("expanded") { $0.element.states.isExpanded.map { "\($0)" } }
  static let popup = Fact("popup") { $0.element.states.popup.map { "\($0)" } }
  static let current = Fact("current") { $0.element.states.current.map { "\($0)" } }
  static let required = flag("required") { $0.element.states.isRequired }
  static let invalid = Fact("invalid") { $0.element.states.invalid.map { "\($0)" } }
  static let sorting = Fact("sort") { $0.description.sortDirection.map { "\($0)" } }
  static let position = Fact("position") {
    $0.element.position.map { "\($0.index) of \($0.count)" }
  }
  static let tabBar = Fact("tab bar") { $0.tabBar.map { "#\($0)" } }
  static let cell = Fact("cell") {
    $0.description.tree.tablePlace(of: $0.description.id).map {
      "row \($0.cell.row), column \($0.cell.column)"
    }
  }
  static let headers = Fact("headers") { arrival in
    let tree = arrival.description.tree
    guard let cell = tree.tablePlace(of: arrival.description.id)?.cell else { return nil }
    return (cell.rowHeaders + cell.columnHeaders).compactMap(tree.words(ofHeader:))
      .joined(separator: ", ").nonEmpty
  }
  static let containers = Fact("containers", isGeneral: true) { arrival in
    let tree = arrival.description.tree
    return tree.ancestors(of: arrival.description.id).reversed().compactMap { tree[$0] }
      .filter { $0.role != .generic }
      .map { $0.label.isEmpty ? $0.role.rawValue : "\($0.role.rawValue) “\($0.label.onOneLine)”" }
      .joined(separator: ", ").nonEmpty
  }
  static let about = text("description") { $0.details?.description }
  static let errorMessage = text("error") { $0.details?.errorMessage }
  static let hint = text("hint") { $0.details?.hint }
  static let actions = Fact("actions") {
    ($0.details?.customActions ?? []).map(\.name).joined(separator: ", ").nonEmpty
  }
  static let moreContent = Fact("more content") {
    ($0.details?.customContent ?? []).filter { !$0.isImportant }.map(\.label)
      .joined(separator: ", ").nonEmpty
  }

  private static func text(
    _ name: String,
    _ text: @escaping @Sendable (Arrival) -> String?
  ) -> Fact {
    Fact(name) { text($0)?.onOneLine.nonEmpty }
  }

  private static func flag(
    _ name: String,
    _ holds: @escaping @Sendable (Arrival) -> Bool
  ) -> Fact {
    Fact(name) { holds($0) ? "true" : nil }
  }
}

extension String {
  /// The fact's text, or `nil` if it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
