// SPDX-License-Identifier: MIT

import A11yTree

extension ElementMaker {
  /// Returns the standard actions that the object supports.
  func actions(for role: Role) -> ActionSet {
    var actions: ActionSet = []
    let own = facts.states
    if facts.defaultAction != nil || own.contains(.selectable) && own.contains(.focusable) {
      actions.insert(.activate)
    }
    if role.isTextEntry || facts.isField {
      actions.insert(.activate)
      if own.contains(.editable) { actions.insert(.edit) }
    }
    if facts.role == .calendar { actions.formUnion([.activate, .increment, .decrement]) }
    if role.isAdjustable, facts.range != nil, !own.contains(.readOnly) {
      actions.formUnion([.increment, .decrement])
    }
    let names = facts.actions.map { $0.lowercased() }
    if !AccessibleFacts.menuActions.isDisjoint(with: names) {
      actions.insert(.showMenu)
    }
    if role.isPopUp || states(for: role).isExpanded == true || surroundings.confines {
      actions.insert(.escape)
    }
    return actions
  }

  /// Returns the less common properties of an element.
  func details(for element: Element) -> Element.Details {
    var details = Element.Details()
    let described = surroundings.descriptions.joined(separator: ", ")
    let description = facts.description.orElse(described)
    // A description that is only a number is dropped, because GTK describes a slider by the number that it draws.
    if description != element.label, Double(description) == nil {
      details.description = description
    }
    if facts.help != element.label, facts.help != description { details.hint = facts.help }
    details.errorMessage = surroundings.errors.joined(separator: ", ")
    details.identifier = facts.identifier.orElse(facts.attributes["id"] ?? "")
    details.placeholder =
      facts.attributes["placeholder-text"] ?? facts.attributes["placeholder"] ?? ""
    if element.role.isTextEntry {
      details.textInput = TextInput(type: facts.attributes["text-input-type"])
    }
    details.roleDescription =
      facts.attributes["roledescription"] ?? (facts.role == .calendar ? "calendar" : "")
    details.range = facts.range
    details.frame = facts.frame
    if element.role.isTable, var table = facts.table {
      if surroundings.hasHeaderRow {
        table.rows += 1
        table.hasCorner = false
      }
      details.table = table
    }
    details.cell = surroundings.cell
    details.live = live(element.role)
    // The element itself must be reachable, because the labels that name it are hidden.
    if !surroundings.contents.isEmpty { details.containment = .element }
    if surroundings.isDrawnInParts { details.containment = .container }
    // A heading that contains several elements is only a container, because these elements are themselves headings.
    if element.role == .heading, surroundings.hasPieces { details.containment = .container }
    details.customActions = facts.customActions.map { CustomAction($0.name) }
    if let sort = facts.attributes["sort"] { details.sort = SortDirection(rawValue: sort) }
    if facts.states.contains(.focusable) != element.role.isInteractive {
      details.isKeyboardFocusable = facts.states.contains(.focusable)
    }
    if element.role.isTextEntry || facts.isField, let text = facts.text, let caret = facts.caret {
      details.insertionPoint = Self.characters(in: text, before: caret)
      details.selectionAnchor = facts.selection.map { selected in
        let end = caret == selected.lowerBound ? selected.upperBound : selected.lowerBound
        return Self.characters(in: text, before: end)
      }
    }
    // Toolkits report the language as a POSIX locale.
    let language = facts.locale.split(separator: ".").first.map(String.init) ?? ""
    if facts.role == .documentWeb, language != "C", !language.isEmpty {
      details.language = language.replacing("_", with: "-")
    }
    return details
  }

  private func live(_ role: Role) -> LiveRegion? {
    switch facts.attributes["container-live"] ?? facts.attributes["live"] {
    case "assertive": return .assertive
    case "polite": return .polite
    default: return nil
    }
  }

  /// Returns the number of characters before a position in a string that is given in Unicode scalars.
  static func characters(in text: String, before scalars: Int) -> Int {
    let all = text.unicodeScalars
    guard let end = all.index(all.startIndex, offsetBy: scalars, limitedBy: all.endIndex) else {
      return text.count
    }
    return text[..<end].count
  }

  /// Returns the number of Unicode scalars before a position in a string that is given in characters.
  static func scalars(in text: String, before characters: Int) -> Int {
    let end =
      text.index(text.startIndex, offsetBy: max(characters, 0), limitedBy: text.endIndex)
      ?? text.endIndex
    return text[..<end].unicodeScalars.count
  }
}
