// SPDX-License-Identifier: MIT

import A11yTree

/// The facts that an app reports about one of its objects on the accessibility bus.
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
  /// Whether the attributes were included in the properties and need not be requested separately.
  var hasAttributes = false
  /// Whether the less common properties have not been read yet.
  var lacksProperties = false
  var relations: [AccessibleRelation: [AccessibleReference]] = [:]
  /// The object's text, or `nil` for an object without text. Each character of secret text is replaced by a dot.
  var text: String?
  /// The zero-based position of the insertion point, in Unicode scalars.
  var caret: Int?
  /// The zero-based range of the selected text, in Unicode scalars.
  var selection: Range<Int>?
  var range: ValueRange?
  /// The value as the app words it.
  var valueText = ""
  /// The names of the actions, in the app's order.
  var actions: [String] = []
  /// The localized names of some actions, keyed by the actions' indices.
  var actionTitles: [Int: String] = [:]
  var frame: Frame?
  /// The numbers of rows and columns if the object is a table.
  var table: TableSize?
  /// The object's position in a table, not counting headers, if the object reports its position.
  var cell: TableCell?
  /// Whether the object is a switch, a control for which AT-SPI has no role.
  var isSwitch = false
  /// The selected option shown by the control.
  var selected: AccessibleReference?

  /// Whether the app exposes the object as visible.
  ///
  /// An object that is scrolled out of view has the visible state but not the showing state. For an object that is
  /// scrolled out of view, ``Mirror`` uses the position to decide whether the object is visible.
  var isVisible: Bool { states.contains(.visible) && !states.contains(.defunct) }
}

extension AccessibleFacts {
  /// Whether the object is a paragraph in an editable document.
  var isWritable: Bool {
    [.paragraph, .heading, .blockQuote].contains(role) && interfaces.contains(.editableText)
      && states.isSuperset(of: [.editable, .focusable])
  }

  /// Whether the object is an editable cell. In LibreOffice, an editable cell may be reported as not usable.
  var isWritableCell: Bool { role == .tableCell && states.contains(.editable) }

  /// Whether the object is a text field or a control that accepts a typed number, such as a GTK 3 spin button.
  var isField: Bool {
    let isNumber = role == .spinButton && states.contains(.editable)
    return role.isEntry || isNumber && interfaces.contains(.editableText)
  }

  /// Whether the object is a text field or can be edited like one.
  var isTextEntry: Bool { isField || isWritable }
}

extension AccessibleFacts {
  /// The properties that are requested one by one if an app does not return all of them in one reply.
  static let properties = ["Name", "Description", "ChildCount"]

  /// Records the properties that every object has.
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

  /// Records the attributes.
  mutating func take(attributes value: BusValue) {
    attributes = value.dictionary.compactMapValues(\.string)
  }
}

extension AccessibleFacts {
  /// The names of the action that activates an object in various toolkits, in order of preference.
  private static let defaultActions = [
    "click", "press", "activate", "toggle", "jump", "open", "check", "uncheck", "select",
    "showmenu", "edit", "dodefault", "expand or contract", "switch", "clicked", "selecttext",
  ]

  /// The names of actions that are not custom actions, because other commands perform them.
  private static let standardActions: Set<String> = [
    "increase", "decrease", "increment", "decrement", "expand", "collapse", "expand or contract",
    "showmenu", "show menu", "showcontextmenu", "menu", "setfocus", "grabfocus", "scroll",
    "doclick",
    "popup", "activate", "clickancestor", "click ancestor", "showoncontext", "",
  ]

  /// The names of the action that shows a menu in various toolkits.
  static let menuActions: Set<String> = ["showmenu", "showcontextmenu", "menu", "popup"]

  /// The index of the action that activates the object, or `nil` if there is none.
  var defaultAction: Int? {
    let names = actions.map { $0.lowercased() }
    // Activating one of several radio buttons selects it.
    if role == .radioButton, let place = names.firstIndex(of: "select") { return place }
    for name in Self.defaultActions { if let place = names.firstIndex(of: name) { return place } }
    guard role.meaning.role?.isInteractive == true, let first = names.first,
      !Self.standardActions.contains(first)
    else { return nil }
    return 0
  }

  /// The app's custom actions, which exclude the default action and the actions that other commands perform.
  var customActions: [(place: Int, name: String)] {
    let chosen = defaultAction
    var seen: Set<String> = []
    return actions.enumerated().compactMap { place, name in
      let lower = name.lowercased()
      guard place != chosen, !Self.standardActions.contains(lower),
        !Self.defaultActions.contains(lower),
        // Names without letters are skipped, because Firefox names some actions after shortcut keys that the objects do
        // not have.
        lower.contains(where: \.isLetter), seen.insert(lower).inserted
      else { return nil }
      return (place, actionTitles[place] ?? name)
    }
  }
}
