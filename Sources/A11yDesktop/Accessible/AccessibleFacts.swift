// SPDX-License-Identifier: MIT

import A11yTree

/// What an app says about one of its objects.
struct AccessibleFacts: Hashable, Sendable {
  var role: AccessibleRole = .unknown
  var states: AccessibleStates = []
  var interfaces: Set<AccessibleInterface> = []
  var name = ""
  var description = ""
  var help = ""
  var identifier = ""
  var locale = ""
  var childCount = 0
  var attributes: [String: String] = [:]
  /// Whether the attributes came with the properties, so that they need not be asked for.
  var hasAttributes = false
  /// Whether the rarer properties have not been read.
  var lacksProperties = false
  var relations: [AccessibleRelation: [AccessibleReference]] = [:]
  /// The text; `nil` where there is none. A secret is dots, as many as it has characters.
  var text: String?
  /// Where text is inserted, in Unicode scalars from 0.
  var caret: Int?
  /// What is selected of the text, in Unicode scalars from 0.
  var selection: Range<Int>?
  var range: ValueRange?
  /// The value in the app's words.
  var valueText = ""
  /// The actions' names, in the app's order.
  var actions: [String] = []
  /// What users call some actions, by their places.
  var actionTitles: [Int: String] = [:]
  var frame: Frame?
  /// The rows and columns.
  var table: TableSize?
  /// The place in a table, without headers, if the object knows it.
  var cell: TableCell?
  /// Whether the object is a switch, which AT-SPI has no role for.
  var isSwitch = false
  /// The option that a control shows.
  var selected: AccessibleReference?

  /// Whether the app shows the object to anybody.
  ///
  /// What is scrolled out of view is visible and not showing; ``Mirror`` decides by its place.
  var isVisible: Bool { states.contains(.visible) && !states.contains(.defunct) }
}

extension AccessibleFacts {
  /// Whether it is a paragraph of a document in which its user writes.
  var isWritable: Bool {
    [.paragraph, .heading, .blockQuote].contains(role) && interfaces.contains(.editableText)
      && states.isSuperset(of: [.editable, .focusable])
  }

  /// Whether it is a cell that its user may write in, which in LibreOffice has no state of being usable.
  var isWritableCell: Bool { role == .tableCell && states.contains(.editable) }

  /// Whether it is a text field, or a number that is typed into one, as in a spin button of GTK 3.
  var isField: Bool {
    let isNumber = role == .spinButton && states.contains(.editable)
    return role.isEntry || isNumber && interfaces.contains(.editableText)
  }

  /// Whether it is a text field, or is written in as one.
  var isTextEntry: Bool { isField || isWritable }
}

extension AccessibleFacts {
  /// The properties that are asked for one by one, where an app does not give all at once.
  static let properties = ["Name", "Description", "ChildCount"]

  /// Takes in the properties that every object has.
  mutating func take(_ properties: [String: BusValue]) {
    name = properties["Name"]?.string ?? ""
    description = properties["Description"]?.string ?? ""
    help = properties["HelpText"]?.string ?? ""
    identifier = properties["AccessibleId"]?.string ?? ""
    locale = properties["Locale"]?.string ?? ""
    childCount = max(properties["ChildCount"]?.integer ?? 0, 0)
    lacksProperties = false
    guard let attributes = properties["Attributes"] else { return }
    hasAttributes = true
    take(attributes: attributes)
  }

  /// Takes in the attributes.
  mutating func take(attributes value: BusValue) {
    attributes = value.dictionary.compactMapValues(\.string)
  }
}

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
    guard role.meaning.role?.isInteractive == true, let first = names.first,
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
