// SPDX-License-Identifier: MIT

import A11yTree

/// A question to an object about facts that only some objects have.
enum Question: Hashable, Sendable {
  case words, properties, attributes, relations, extents, text, caret, selection, value, tableSize,
    selected, cell
  /// Questions about the number of an object's actions, the name of an action, and the localized name of an action.
  ///
  /// `GetActions` would return all of an object's actions in one call, but Firefox crashes if other calls arrive before
  /// it has answered that call.
  case actions, action(Int), actionTitle(Int)

  /// The questions about facts that change when text is edited.
  static let ofTexts: [Question] = [.text, .caret, .selection]

  /// Returns the questions for an object with the given facts.
  static func all(about facts: AccessibleFacts, _ toolkit: any Toolkit) -> [Question] {
    guard facts.isVisible || facts.role == .application else { return [] }
    var questions: [Question] = []
    let meaning = facts.role.meaning
    if facts.lacksProperties, !toolkit.readsRarerPropertiesLater { questions.append(.properties) }
    if toolkit.hasExtents(facts) { questions.append(.extents) }
    if !facts.hasAttributes,
      meaning.readsAttributes || toolkit.hasPages || toolkit.mayBeNamedByCode(facts)
    {
      questions.append(.attributes)
    }
    let isControl = toolkit.relatesLabels && meaning.role?.isInteractive == true
    if facts.name.isEmpty || meaning.readsRelations || isControl
      || toolkit.hasPages && (facts.role == .caption || facts.role == .label)
    {
      questions.append(.relations)
    }
    let readsText =
      meaning.readsText || facts.name.isEmpty || facts.isWritable || toolkit.hasPages
      || facts.isWritableCell
    if facts.interfaces.contains(.text), readsText {
      questions.append(.text)
      if facts.states.contains(.editable) { questions += [.caret, .selection] }
    }
    if facts.interfaces.contains(.value), meaning.readsValue { questions.append(.value) }
    if facts.interfaces.contains(.action), meaning.readsActions { questions.append(.actions) }
    if facts.interfaces.contains(.table) { questions.append(.tableSize) }
    if toolkit.hasPages, facts.interfaces.contains(.tableCell) { questions.append(.cell) }
    if facts.interfaces.contains(.selection), facts.role == .comboBox {
      questions.append(.selected)
    }
    return questions
  }

  /// The properties that the question requests, or `nil` if it does not request any.
  var properties: [String]? {
    switch self {
    case .words: ["Name", "Description"]
    case .properties: AccessibleFacts.properties
    case .value: ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement", "Text"]
    case .tableSize: ["NRows", "NColumns"]
    case .cell: ["Position", "RowSpan", "ColumnSpan"]
    default: nil
    }
  }

  /// Returns the bus calls for the question.
  func calls(to reference: AccessibleReference, _ toolkit: any Toolkit) -> [BusCall] {
    switch self {
    case .words, .properties: reference.properties(properties ?? [], of: .accessible, toolkit)
    case .value: reference.properties(properties ?? [], of: .value, toolkit)
    case .tableSize: reference.properties(properties ?? [], of: .table, toolkit)
    case .cell: reference.properties(properties ?? [], of: .tableCell, toolkit)
    default: [call(to: reference, toolkit)]
    }
  }

  /// Returns the follow-up questions that the answers to earlier questions require.
  static func all(after facts: AccessibleFacts) -> [Question] {
    facts.actions.indices.map { .action($0) }
  }

  /// Returns the questions about the localized names of an object's custom actions.
  static func titles(for facts: AccessibleFacts) -> [Question] {
    facts.customActions.map { .actionTitle($0.place) }
  }

  /// The maximum number of actions that are read for an object.
  static let actionLimit = 50

  private func call(to reference: AccessibleReference, _ toolkit: any Toolkit) -> BusCall {
    switch self {
    case .attributes, .words, .properties, .value, .tableSize, .cell:
      reference.call(.accessible, "GetAttributes")
    case .relations: reference.call(.accessible, "GetRelationSet")
    case .extents: reference.call(.component, "GetExtents", .uint32(toolkit.coordinates.rawValue))
    case .text:
      reference.call(.text, "GetText", .int32(0), .int32(toolkit.endOfText))
    case .caret: reference.property("CaretOffset", of: .text)
    case .selection: reference.call(.text, "GetSelection", .int32(0))
    case .actions: reference.property("NActions", of: .action)
    case .action(let place): reference.call(.action, "GetName", .int32(Int32(clamping: place)))
    case .actionTitle(let place):
      reference.call(.action, "GetLocalizedName", .int32(Int32(clamping: place)))
    case .selected: reference.call(.selection, "GetSelectedChild", .int32(0))
    }
  }
}

extension AccessibleFacts {
  /// Records an object's answer to a question.
  mutating func take(_ first: BusValue, as question: Question) {
    switch question {
    case .words:
      let words = first.dictionary
      name = words["Name"]?.string ?? name
      description = words["Description"]?.string ?? description
    case .properties: take(first.dictionary)
    case .attributes: take(attributes: first)
    case .relations: take(relations: first)
    case .extents: frame = Self.frame(first)
    case .text: take(text: first.string ?? "")
    case .caret: caret = first.integer.flatMap { $0 < 0 ? nil : $0 }
    case .selection:
      let ends = first.members.compactMap(\.integer)
      let isSome = ends.count == 2 && ends[0] >= 0 && ends[0] < ends[1]
      selection = isSome ? ends[0]..<ends[1] : nil
    case .value: take(range: first.dictionary)
    case .actions:
      let count = min(max(first.integer ?? 0, 0), Question.actionLimit)
      actions = Array(repeating: "", count: count)
    case .action(let place): actions[place] = first.string ?? ""
    case .actionTitle(let place):
      if let title = first.string, !title.isEmpty { actionTitles[place] = title }
    case .tableSize: take(table: first.dictionary)
    case .selected: selected = AccessibleReference(first)
    case .cell: take(cell: first.dictionary)
    }
  }

  private mutating func take(relations value: BusValue) {
    for relation in value.members {
      guard let number = relation[0]?.integer, let kind = AccessibleRelation(rawValue: number)
      else { continue }
      relations[kind] = relation[1]?.members.compactMap { AccessibleReference($0) } ?? []
    }
  }

  /// Records the object's text. Secret text is replaced by dots immediately, so it is never stored.
  mutating func take(text new: String) {
    guard role == .passwordText else { return text = new }
    text = String(repeating: "•", count: new.unicodeScalars.count)
  }

  private mutating func take(range properties: [String: BusValue]) {
    valueText = properties["Text"]?.string ?? ""
    guard let current = properties["CurrentValue"]?.double, current.isFinite else { return }
    let step = properties["MinimumIncrement"]?.double ?? 0
    range = ValueRange(
      current: current,
      minimum: properties["MinimumValue"]?.double.flatMap { $0.isFinite ? $0 : nil },
      maximum: properties["MaximumValue"]?.double.flatMap { $0.isFinite ? $0 : nil },
      step: step > 0 && step.isFinite ? step : nil
    )
  }

  private mutating func take(table properties: [String: BusValue]) {
    guard let rows = properties["NRows"]?.integer, let columns = properties["NColumns"]?.integer,
      rows >= 0, columns >= 0
    else { return }
    table = TableSize(rows: rows, columns: columns)
  }

  private mutating func take(cell properties: [String: BusValue]) {
    guard let row = properties["Position"]?[0]?.integer,
      let column = properties["Position"]?[1]?.integer, row >= 0, column >= 0
    else { return }
    cell = TableCell(
      row: row + 1,
      column: column + 1,
      rowSpan: max(properties["RowSpan"]?.integer ?? 1, 1),
      columnSpan: max(properties["ColumnSpan"]?.integer ?? 1, 1)
    )
  }

  private static func frame(_ value: BusValue) -> Frame? {
    let numbers = value.members.compactMap(\.integer).map(Double.init)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
