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
  var relations: [AccessibleRelation: [AccessibleReference]] = [:]
  /// The text; `nil` where there is none. A secret is dots, as many as it has characters.
  var text: String?
  /// Where text is inserted, in Unicode scalars from 0.
  var caret: Int?
  var range: ValueRange?
  /// The value in the app's words.
  var valueText = ""
  /// The actions' names, in the app's order.
  var actions: [String] = []
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
