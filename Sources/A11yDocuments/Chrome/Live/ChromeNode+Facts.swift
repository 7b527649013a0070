// SPDX-License-Identifier: MIT

import A11yTree

extension ChromeNode {
  /// Adds facts that only the DOM contains, as properties in the format of a capture.
  ///
  /// - Parameter language: The language of the text that surrounds the node.
  package mutating func add(_ facts: DOMFacts.Entry, around language: String) {
    for (attribute, property) in Self.tokens {
      if let token = facts.attributes[attribute], !token.isEmpty, token != "false" {
        set(property, .word(token))
      }
    }
    if facts.attributes["required"] != nil || facts.attributes["aria-required"] == "true" {
      set("required", .bool(true))
    }
    if facts.attributes["aria-modal"] == "false" { set("nonModal", .bool(true)) }
    if let kind = facts.attributes["aria-invalid"], !["", "false", "undefined"].contains(kind) {
      set("invalid", .word(kind))
      set("statedInvalid", .bool(true))
    }
    for (attribute, property) in Self.counts {
      if let count = facts.attributes[attribute].flatMap(Double.init) {
        set(property, .number(count))
      }
    }
    for (attribute, property) in Self.spans {
      if let span = facts.attributes[attribute].flatMap(Double.init), span > 1 {
        set(property, .number(span))
      }
    }
    if facts.attributes["role"] != nil {
      set("explicitRole", .bool(true))
      // Chrome also reports the focused element as selected, whereas WebKit reports only tabs and the elements that the
      // page itself selects.
      if facts.attributes["aria-selected"] == nil, role != "tab", property("selected")?.flag == true
      {
        set("selected", .bool(false))
      }
    }
    if facts.isPasswordField || takesText {
      let isSecret = facts.isPasswordField || facts.masksText
      set(ChromeProtection.property, .word((isSecret ? ChromeProtection.on : .off).rawValue))
    }
    if let group = facts.radioGroup { set("radioGroup", .word(group)) }
    if takesText, let input = facts.textInput {
      set("textInput", .word(input.kind.rawValue))
      if let key = input.returnKey { set("returnKey", .word(key.rawValue)) }
    }
    if facts.language != language { set("language", .word(facts.language)) }
    if let frame = facts.frame { set("frame", .frame(frame)) }
  }

  /// Whether the node is a field or another element into which a user can type.
  private var takesText: Bool {
    guard case .kind(.element(let role)) = ChromeRoles.meaning(of: self.role) else {
      return property("editable") != nil
    }
    return role.isTextEntry || property("editable") != nil
  }

  /// Sets a property.
  package mutating func set(_ name: String, _ content: Value.Content) {
    let property = Property(name: name, value: Value(content: content))
    if let place = properties.firstIndex(where: { $0.name == name }) {
      properties[place] = property
    } else {
      properties.append(property)
    }
  }

  private static let tokens = [
    ("aria-current", "current"), ("aria-sort", "sort"), ("aria-placeholder", "placeholder"),
    ("placeholder", "placeholder"), ("aria-valuetext", "valuetext"), ("scope", "scope"),
  ]

  private static let counts = [
    ("aria-rowcount", "rowcount"), ("aria-colcount", "colcount"), ("aria-rowindex", "rowindex"),
    ("aria-colindex", "colindex"), ("aria-posinset", "posinset"), ("aria-setsize", "setsize"),
  ]

  private static let spans = [
    ("rowspan", "rowspan"), ("colspan", "colspan"), ("aria-rowspan", "rowspan"),
    ("aria-colspan", "colspan"),
  ]
}
