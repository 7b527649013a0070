// SPDX-License-Identifier: MIT

import A11yTree

extension ElementMaker {
  /// The action that activates an object, by the names that toolkits give it, best first.
  static let defaultActions = [
    "click", "press", "activate", "toggle", "jump", "open", "check", "uncheck", "select",
    "showmenu", "edit", "dodefault", "expand or contract", "switch", "clicked", "selecttext",
  ]

  /// Actions that other commands stand for, so that they are no custom actions.
  static let standardActions: Set<String> = [
    "increase", "decrease", "increment", "decrement", "expand", "collapse", "expand or contract",
    "showmenu", "show menu", "showcontextmenu", "menu", "setfocus", "grabfocus", "scroll",
    "doclick",
    "popup", "activate", "clickancestor", "click ancestor", "showoncontext", "",
  ]

  /// The names of the action that shows a menu.
  static let menuActions: Set<String> = ["showmenu", "showcontextmenu", "menu", "popup"]

  /// The number of the action that activates an object; `nil` if it has none.
  static func defaultAction(of facts: AccessibleFacts) -> Int? {
    let names = facts.actions.map { $0.lowercased() }
    // To activate one of several is to choose it.
    if facts.role == .radioButton, let place = names.firstIndex(of: "select") { return place }
    for name in defaultActions { if let place = names.firstIndex(of: name) { return place } }
    let role = RoleTable.meaning(of: facts.role).role
    guard role?.isInteractive == true, let first = names.first, !standardActions.contains(first)
    else { return nil }
    return 0
  }

  /// The actions that are the app's own: all but the default one and those that have commands.
  static func customActions(of facts: AccessibleFacts) -> [(place: Int, name: String)] {
    let chosen = defaultAction(of: facts)
    var seen: Set<String> = []
    return facts.actions.enumerated().compactMap { place, name in
      let lower = name.lowercased()
      guard place != chosen, !standardActions.contains(lower), !defaultActions.contains(lower),
        // Firefox gives some the name of keys that they do not have.
        lower.contains(where: \.isLetter), seen.insert(lower).inserted
      else { return nil }
      return (place, name)
    }
  }

  /// The standard actions.
  func actions(for role: Role) -> ActionSet {
    var actions: ActionSet = []
    let own = facts.states
    if Self.defaultAction(of: facts) != nil || own.contains(.selectable) && own.contains(.focusable)
    {
      actions.insert(.activate)
    }
    if role.isTextEntry {
      actions.insert(.activate)
      if own.contains(.editable) { actions.insert(.edit) }
    }
    if role.isAdjustable, facts.range != nil, !own.contains(.readOnly) {
      actions.formUnion([.increment, .decrement])
    }
    let names = facts.actions.map { $0.lowercased() }
    if !Self.menuActions.isDisjoint(with: names) {
      actions.insert(.showMenu)
    }
    if role.isPopUp || states(for: role).isExpanded == true || surroundings.confines {
      actions.insert(.escape)
    }
    return actions
  }

  /// The rarer facts.
  func details(for element: Element) -> Element.Details {
    var details = Element.Details()
    let described = surroundings.descriptions.joined(separator: ", ")
    let description = facts.description.orElse(described)
    // GTK describes a slider by the number that it draws.
    if description != element.label, Double(description) == nil {
      details.description = description
    }
    if facts.help != element.label, facts.help != description { details.hint = facts.help }
    details.errorMessage = surroundings.errors.joined(separator: ", ")
    details.identifier = facts.identifier.orElse(facts.attributes["id"] ?? "")
    details.placeholder =
      facts.attributes["placeholder-text"] ?? facts.attributes["placeholder"] ?? ""
    details.roleDescription = facts.attributes["roledescription"] ?? ""
    details.range = facts.range
    details.frame = facts.frame
    details.table = element.role.isTable ? facts.table : nil
    details.cell = surroundings.cell
    details.live = live(element.role)
    // The labels that name it are hidden, so it has to be reached itself.
    if !surroundings.contents.isEmpty { details.containment = .element }
    // Its parts are the headings.
    if element.role == .heading, surroundings.hasPieces { details.containment = .container }
    details.customActions = Self.customActions(of: facts).map { CustomAction($0.name) }
    if let sort = facts.attributes["sort"] { details.sort = SortDirection(rawValue: sort) }
    if facts.states.contains(.focusable) != element.role.isInteractive {
      details.isKeyboardFocusable = facts.states.contains(.focusable)
    }
    if element.role.isTextEntry, let text = facts.text, let caret = facts.caret {
      details.insertionPoint = Self.characters(in: text, before: caret)
    }
    // Toolkits give a place's language as in POSIX.
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

  /// How many characters are in a text before a place that is counted in Unicode scalars.
  static func characters(in text: String, before scalars: Int) -> Int {
    let all = text.unicodeScalars
    guard let end = all.index(all.startIndex, offsetBy: scalars, limitedBy: all.endIndex) else {
      return text.count
    }
    return text[..<end].count
  }

  /// How many Unicode scalars are in a text before a place that is counted in characters.
  static func scalars(in text: String, before characters: Int) -> Int {
    let end =
      text.index(text.startIndex, offsetBy: max(characters, 0), limitedBy: text.endIndex)
      ?? text.endIndex
    return text[..<end].unicodeScalars.count
  }
}
