// SPDX-License-Identifier: MIT

/// Chromium, and apps that are made with it.
///
/// Source: dumps of Chromium 156.
struct Chromium: BrowserToolkit {
  func isInText(_ facts: AccessibleFacts) -> Bool {
    facts.role == .static && facts.childCount == 0
  }
}

/// Firefox.
///
/// Source: dumps of Firefox 153.
struct Gecko: BrowserToolkit {
  /// Firefox answers that it has inserted a text, and has not.
  var takesTextByKeys: Bool { true }
}

/// What browsers do otherwise than toolkits: what they show is a text in which objects are embedded.
protocol BrowserToolkit: Toolkit {}

extension BrowserToolkit {
  var hasPages: Bool { true }
  /// A page is laid out, then its tree is made.
  var quiet: Duration { .milliseconds(250) }

  func isPopUpButton(_ facts: AccessibleFacts) -> Bool { facts.isSelect }

  func correct(_ facts: inout AccessibleFacts) {
    // The pieces of its text are its name.
    if facts.role == .listItem, facts.repeatsContents { facts.name = "" }
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

/// An object of a page.
extension AccessibleFacts {
  /// The character that holds an embedded object's place in a text.
  static let embedded: Character = "\u{FFFC}"

  /// The words of an embedded object that is only words in another style; `nil` for all others.
  var inlineText: String? {
    switch role {
    case .static, .mark, .subscript, .superscript, .contentInsertion, .contentDeletion:
      text.flatMap { $0.contains(Self.embedded) ? nil : $0 }
    default: nil
    }
  }

  /// Whether an object is one thing to a user, with its name, whatever is in it.
  var isWhole: Bool {
    guard !name.isEmpty else { return false }
    switch role {
    case .link, .pushButton, .toggleButton, .checkBox, .radioButton, .pageTab, .menuItem,
      .checkMenuItem, .radioMenuItem, .spinButton, .slider, .image:
      return true
    case .listItem: return states.contains(.selectable)
    case .comboBox: return isSelect
    default: return false
    }
  }

  /// Whether an object is called what is in it, so that its name is not said besides.
  var repeatsContents: Bool {
    switch role {
    case .heading, .tableCell, .columnHeader, .rowHeader, .label: true
    case .listItem: !states.contains(.selectable)
    default: false
    }
  }

  fileprivate var isSelect: Bool { role == .comboBox && attributes["tag"] == "select" }
}
