// SPDX-License-Identifier: MIT

/// Chromium and apps based on Chromium.
///
/// Source: dumps of Chromium 156.
struct Chromium: BrowserToolkit {
  func isInText(_ facts: AccessibleFacts) -> Bool {
    facts.role == .static && facts.childCount == 0
  }
}

/// The Firefox browser.
///
/// Source: dumps of Firefox 153.
struct Gecko: BrowserToolkit {
  /// Text is entered through key presses, because Firefox reports that it has inserted text even when it has not.
  var takesTextByKeys: Bool { true }
}

/// The behavior that all browsers have in common. Unlike other toolkits, browsers present a page as text with embedded
/// objects.
protocol BrowserToolkit: Toolkit {}

extension BrowserToolkit {
  var hasPages: Bool { true }
  /// The waiting time is long enough for the browser to build a page's tree, which begins only after the page has been
  /// laid out.
  var quiet: Duration { .milliseconds(250) }

  func isPopUpButton(_ facts: AccessibleFacts) -> Bool { facts.isSelect }

  func correct(_ facts: inout AccessibleFacts) {
    // The item's name is dropped, because the name only repeats the item's text.
    if facts.role == .listItem, facts.repeatsContents { facts.name = "" }
    if facts.role == .entry, facts.attributes["text-input-type"] == "search" {
      facts.attributes["xml-roles"] = "searchbox"
    }
    if facts.attributes["xml-roles"] == "switch" { facts.isSwitch = true }
    // A number field is treated as a text field, because numbers are typed like any other text.
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
      // The group's name is dropped, because the fieldset's legend already contains the name.
      let source = facts.attributes["name-from"] ?? "related-element"
      if source == "related-element" { facts.name = "" }
    default: break
    }
  }
}

/// The facts about an object in a web page.
extension AccessibleFacts {
  /// The character that marks the position of an embedded object in text.
  static let embedded: Character = "\u{FFFC}"

  /// The words of an embedded object that only displays its text in another style, or `nil` for any other object.
  var inlineText: String? {
    switch role {
    case .static, .mark, .subscript, .superscript, .contentInsertion, .contentDeletion:
      text.flatMap { $0.contains(Self.embedded) ? nil : $0 }
    default: nil
    }
  }

  /// Whether users perceive the object as a single named element, regardless of its contents.
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

  /// Whether the object's name repeats its contents and must not be announced with them.
  var repeatsContents: Bool {
    switch role {
    case .heading, .tableCell, .columnHeader, .rowHeader, .label: true
    case .listItem: !states.contains(.selectable)
    default: false
    }
  }

  fileprivate var isSelect: Bool { role == .comboBox && attributes["tag"] == "select" }
}
