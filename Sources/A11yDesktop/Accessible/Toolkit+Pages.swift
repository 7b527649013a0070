// SPDX-License-Identifier: MIT

import A11yTree

/// What browsers do otherwise than toolkits: what they show is a text in which objects are embedded.
///
/// Source: dumps of Chromium 156 and Firefox 153.
extension Toolkit {
  /// Whether an object's children are those that are embedded in its text.
  var hasPages: Bool { family == .chromium || family == .gecko }

  /// The character that holds an embedded object's place.
  static let embedded: Character = "\u{FFFC}"

  /// Whether a child is part of its parent's text, which holds its words already.
  func isInText(_ facts: AccessibleFacts) -> Bool {
    family == .chromium && facts.role == .static && facts.childCount == 0
  }

  /// The words of an embedded object that is only words in another style; `nil` for all others.
  func inlineText(_ facts: AccessibleFacts) -> String? {
    switch facts.role {
    case .static, .mark, .subscript, .superscript, .contentInsertion, .contentDeletion:
      facts.text.flatMap { $0.contains(Self.embedded) ? nil : $0 }
    default: nil
    }
  }

  /// Whether an object is one thing to a user, with its name, whatever is in it.
  func isWhole(_ facts: AccessibleFacts) -> Bool {
    guard !facts.name.isEmpty else { return false }
    switch facts.role {
    case .link, .pushButton, .toggleButton, .checkBox, .radioButton, .pageTab, .menuItem,
      .checkMenuItem, .radioMenuItem, .spinButton, .slider, .image:
      return true
    case .listItem: return facts.states.contains(.selectable)
    case .comboBox: return isPopUpButton(facts)
    default: return false
    }
  }

  /// Whether a page lets its user choose one thing of a menu that is not there until it is opened.
  func isPopUpButton(_ facts: AccessibleFacts) -> Bool {
    hasPages && facts.role == .comboBox && facts.attributes["tag"] == "select"
  }

  /// Whether an object is called what is in it, so that its name is not said besides.
  func repeatsContents(_ facts: AccessibleFacts) -> Bool {
    switch facts.role {
    case .heading, .tableCell, .columnHeader, .rowHeader, .label: true
    case .listItem: !facts.states.contains(.selectable)
    default: false
    }
  }

  /// Mends what a browser says of an object.
  func mendPage(_ facts: inout AccessibleFacts) {
    guard hasPages else { return }
    // The pieces of its text are its name.
    if facts.role == .listItem, repeatsContents(facts) { facts.name = "" }
    if facts.role == .entry, facts.attributes["text-input-type"] == "search" {
      facts.attributes["xml-roles"] = "searchbox"
    }
    if facts.attributes["xml-roles"] == "switch" { facts.isSwitch = true }
    // A number is typed as any text is.
    if facts.role == .spinButton, facts.attributes["tag"] == "input" { facts.role = .entry }
    if facts.states.contains(.readOnly), facts.states.contains(.focusable) {
      facts.states.formUnion([.enabled, .sensitive])
    }
    switch facts.attributes["tag"] {
    case "textarea": facts.states.insert(.multiLine)
    case "dl" where facts.role == .list: facts.role = .descriptionList
    case "dt": facts.role = .descriptionTerm
    case "dd": facts.role = .descriptionValue
    case "fieldset":
      facts.role = .grouping
      // Its legend says its name.
      let source = facts.attributes["name-from"] ?? "related-element"
      if source == "related-element" { facts.name = "" }
    default: break
    }
  }
}
