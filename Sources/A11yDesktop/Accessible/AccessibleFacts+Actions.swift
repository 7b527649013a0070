// SPDX-License-Identifier: MIT

import A11yTree

extension AccessibleFacts {
  /// The action that activates an object, by the names that toolkits give it, best first.
  private static let defaultActions = [
    "click", "press", "activate", "toggle", "jump", "open", "check", "uncheck", "select",
    "showmenu", "edit", "dodefault", "expand or contract", "switch", "clicked", "selecttext",
  ]

  /// Actions that other commands stand for, so that they are no custom actions.
  private static let standardActions: Set<String> = [
    "increase", "decrease", "increment", "decrement", "expand", "collapse", "expand or contract",
    "showmenu", "show menu", "showcontextmenu", "menu", "setfocus", "grabfocus", "scroll",
    "doclick",
    "popup", "activate", "clickancestor", "click ancestor", "showoncontext", "",
  ]

  /// The names of the action that shows a menu.
  static let menuActions: Set<String> = ["showmenu", "showcontextmenu", "menu", "popup"]

  /// The number of the action that activates an object; `nil` if it has none.
  var defaultAction: Int? {
    let names = actions.map { $0.lowercased() }
    // To activate one of several is to choose it.
    if role == .radioButton, let place = names.firstIndex(of: "select") { return place }
    for name in Self.defaultActions { if let place = names.firstIndex(of: name) { return place } }
    guard RoleTable.meaning(of: role).role?.isInteractive == true, let first = names.first,
      !Self.standardActions.contains(first)
    else { return nil }
    return 0
  }

  /// The actions that are the app's own: all but the default one and those that have commands.
  var customActions: [(place: Int, name: String)] {
    let chosen = defaultAction
    var seen: Set<String> = []
    return actions.enumerated().compactMap { place, name in
      let lower = name.lowercased()
      guard place != chosen, !Self.standardActions.contains(lower),
        !Self.defaultActions.contains(lower),
        // Firefox gives some the name of keys that they do not have.
        lower.contains(where: \.isLetter), seen.insert(lower).inserted
      else { return nil }
      return (place, actionTitles[place] ?? name)
    }
  }
}
