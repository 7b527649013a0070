// SPDX-License-Identifier: MIT

import A11yTree

/// The meanings of the properties of Chrome's accessibility nodes.
enum ChromeStates {
  /// Applies a property.
  ///
  /// - Returns: `false` if the property is unknown.
  static func set(_ name: String, _ value: ChromeNode.Value, on node: inout Page.Node) -> Bool {
    if let flag = flags[name] {
      node.states[keyPath: flag] = value.flag ?? false
      return true
    }
    switch name {
    case "checked": node.states.checked = toggle(value)
    case "pressed": node.states.pressed = toggle(value)
    case "expanded": node.states.isExpanded = value.flag
    case "invalid":
      node.states.invalid = value.word.flatMap {
        $0 == "false" ? nil : .init(rawValue: $0) ?? .entry
      }
    case "statedInvalid": node.isStatedInvalid = value.flag ?? false
    case "hasPopup":
      node.states.popup = value.word.flatMap { $0 == "true" ? .menu : .init(rawValue: $0) }
    case "level":
      guard node.role != .listItem, let number = value.number else { return true }
      guard let level = Int(exactly: number), Element.levels.contains(level) else { return false }
      node.level = level
    case "modal": if value.flag == true { node.traits.insert(.isModal) }
    case "nonModal": node.isStatedNonModal = value.flag ?? false
    case "focused": node.isFocused = value.flag ?? false
    case "editable": node.isEditable = value.word != nil
    case "live": node.details.live = value.word.flatMap(LiveRegion.init)
    case "atomic": if value.flag == true { node.details.isLiveAsWhole = true }
    case "relevant": node.setLiveChanges(value.word ?? "")
    case "url": node.details.url = value.word ?? ""
    case "placeholder": node.details.placeholder = value.word ?? ""
    case "textInput":
      guard let kind = value.word.flatMap(TextInput.Kind.init) else { return false }
      node.details.textInput = TextInput(kind, returnKey: node.details.textInput?.returnKey)
    case "returnKey":
      guard let key = value.word.flatMap(TextInput.ReturnKey.init) else { return false }
      node.details.textInput = TextInput(node.details.textInput?.kind ?? .text, returnKey: key)
    case "roledescription": node.details.roleDescription = value.word ?? ""
    case "current": node.states.current = value.word.flatMap(States.Current.init(token:))
    case "sort": node.details.sort = value.word.flatMap(SortDirection.init)
    case "language": node.details.language = value.word ?? ""
    case "frame": node.details.frame = value.frame
    case "rowcount": node.state(\.statedRows, value.number)
    case "colcount": node.state(\.statedColumns, value.number)
    case "rowindex": node.index.row = value.number.flatMap { Int(exactly: $0) }
    case "colindex": node.index.column = value.number.flatMap { Int(exactly: $0) }
    case "rowspan": node.spans.rows = value.number.flatMap { Int(exactly: $0) } ?? 1
    case "colspan": node.spans.columns = value.number.flatMap { Int(exactly: $0) } ?? 1
    // `ChromeReader` reads this property only from ignored nodes.
    case "block": break
    case "explicitRole": node.hasExplicitRole = value.flag ?? false
    case "scope": node.hasScope = true
    case "radioGroup": node.radioGroup = value.word
    case "posinset": node.setPosition(index: value.number)
    case "setsize": node.setPosition(count: value.number)
    // `ChromeReader` combines these three properties with the value.
    case "valuemin", "valuemax", "valuetext": break
    // `ChromeReader` looks up the node that contains the message.
    case "errormessage": break
    case ChromeProtection.property: return value.word.flatMap(ChromeProtection.init) != nil
    default: return silent.contains(name)
    }
    return true
  }

  /// The known properties that VoiceOver does not speak.
  private static let silent: Set<String> = [
    "focusable", "settable", "orientation", "root", "autocomplete",
    "controls", "labelledby", "describedby", "details", "flowto", "owns", "activedescendant",
    "keyshortcuts", "hidden", "hiddenRoot", "actions", "uninteresting",
  ]

  private static let flags: [String: WritableKeyPath<States, Bool> & Sendable] = [
    "disabled": \.isDisabled, "selected": \.isSelected, "required": \.isRequired,
    "readonly": \.isReadOnly, "busy": \.isBusy, "visited": \.isVisited,
    "multiline": \.isMultiline, "multiselectable": \.isMultiselectable,
  ]

  private static func toggle(_ value: ChromeNode.Value) -> States.Toggle? {
    switch value.word {
    case "true": .on
    case "false": .off
    case "mixed": .mixed
    default: nil
    }
  }
}

extension Page.Node {
  /// Determines which changes in a live region are announced.
  fileprivate mutating func setLiveChanges(_ tokens: String) {
    let words = tokens.split(separator: " ")
    guard !words.isEmpty else { return }
    let changes: LiveChanges =
      words.contains("all") ? [.additions, .text, .removals] : LiveChanges(names: words)
    if changes != .usual { details.liveChanges = changes }
  }

  /// Records the number of rows or columns that a table's author has specified.
  fileprivate mutating func state(_ count: WritableKeyPath<TableSize, Int?>, _ number: Double?) {
    guard role?.isTable == true, let number = number.flatMap({ Int(exactly: $0) }) else { return }
    var size = details.table ?? TableSize(rows: 0, columns: 0)
    size[keyPath: count] = max(number, -1)
    details.table = size
  }

  fileprivate mutating func setPosition(index: Double? = nil, count: Double? = nil) {
    let old = position ?? Element.Position(0, of: 0)
    position = Element.Position(
      index.flatMap { Int(exactly: $0) } ?? Int(old.index),
      of: count.flatMap { Int(exactly: $0) } ?? Int(old.count)
    )
  }
}
