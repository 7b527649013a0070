// SPDX-License-Identifier: MIT

import A11yTree

extension NativeElement {
  /// The error for a string that is not a valid ID.
  package struct InvalidID: Error {
    /// The ID of the element that contains the invalid string.
    package let element: String
    package let text: String
  }

  /// A function that receives an unknown word and the kind of word that was expected.
  package typealias Unknown = (_ kind: String, _ word: String) -> Void

  /// Creates the element. Unknown words in the document are passed to the `unknown` closure and then skipped.
  package func change(_ unknown: Unknown) throws(InvalidID) -> TreeUpdate.Change {
    var element = Element(known(Role.init, role, "role", unknown) ?? .generic)
    element.label = label ?? ""
    element.value = value ?? ""
    for name in traits ?? [] {
      if let trait = known(NativeWords.trait, name, "trait", unknown) {
        element.traits.insert(trait)
      }
    }
    for name in actions ?? [] {
      if let action = known(NativeWords.action, name, "action", unknown) {
        element.actions.insert(action)
      }
    }
    element.states = states(unknown)
    if element.states.isProtected || element.role == .secureTextField {
      // A secret that a file contains in plain text is discarded here.
      element.states.isProtected = true
      element.value = String(repeating: "•", count: element.value.count)
    }
    if let level {
      element.level = Element.levels.contains(level) ? level : nil
      if element.level == nil { unknown("level", "\(level)") }
    }
    element.position = position.map { Element.Position(Int($0.index), of: Int($0.count)) }
    element.children = try ids(children)
    element.details = try details(unknown)
    return TreeUpdate.Change(try id(id), element)
  }

  private func states(_ unknown: Unknown) -> States {
    var states = States()
    for name in self.states ?? [] {
      if let state = known(NativeWords.state, name, "state", unknown) {
        states[keyPath: state] = true
      }
    }
    states.checked = known(States.Toggle.init, checked, "checked", unknown)
    states.pressed = known(States.Toggle.init, pressed, "pressed", unknown)
    states.isExpanded = expanded
    states.invalid = known(States.Invalid.init, invalid, "invalid", unknown)
    states.popup = known(States.Popup.init, popup, "popup", unknown)
    if let current = known(States.Current.init(token:), current, "current", unknown) {
      states.current = current
    }
    return states
  }

  private func details(_ unknown: Unknown) throws(InvalidID) -> Element.Details {
    var details = Element.Details()
    details.hint = hint ?? ""
    details.description = description ?? ""
    details.errorMessage = errorMessage ?? ""
    details.identifier = identifier ?? ""
    details.placeholder = placeholder ?? ""
    let returnKey = known(TextInput.ReturnKey.init, returnKey, "returnKey", unknown)
    if let kind = known(TextInput.Kind.init, textInput, "textInput", unknown) {
      details.textInput = TextInput(kind, returnKey: returnKey)
    } else if let returnKey {
      details.textInput = TextInput(returnKey: returnKey)
    }
    details.roleDescription = roleDescription ?? ""
    details.url = url ?? ""
    details.language = language ?? ""
    details.inputLabels = inputLabels ?? []
    details.sortPriority = sortPriority ?? 0
    details.range = range
    details.table = table
    if let cell { details.cell = try self.cell(cell) }
    details.sort = known(SortDirection.init, sort, "sort", unknown)
    details.frame = frame
    details.activationPoint = activationPoint
    details.customActions = (customActions ?? []).map { CustomAction($0) }
    details.customContent = (customContent ?? []).map {
      CustomContent(label: $0.label, value: $0.value, isImportant: $0.important ?? false)
    }
    for rotor in customRotors ?? [] { details.customRotors.append(try self.rotor(rotor)) }
    details.live = known(LiveRegion.init, live, "live", unknown)
    if let liveChanges { details.liveChanges = LiveChanges(names: liveChanges) }
    details.isLiveAsWhole = liveAsWhole ?? false
    details.speech = speech.map {
      SpeechAttributes(
        pitch: $0.pitch,
        includesPunctuation: $0.punctuation,
        spellsOut: $0.spellsOut ?? false,
        phonetic: $0.phonetic
      )
    }
    details.containment = known(Containment.init, containment, "containment", unknown)
    details.respondsToUserInteraction = respondsToUserInteraction
    details.navigationStyle = known(
      NavigationStyle.init,
      navigationStyle,
      "navigationStyle",
      unknown
    )
    details.isDefaultFocus = defaultFocus ?? false
    details.insertionPoint = insertionPoint
    details.selectionAnchor = selectionAnchor
    details.isKeyboardFocusable = keyboardFocusable
    details.scrollStatus = scrollStatus ?? ""
    details.unmadeRows = max(unmadeRows ?? 0, 0)
    if let defaultFocusTechnologies {
      details.defaultFocusTechnologies = []
      for name in defaultFocusTechnologies {
        if let technology = known(AssistiveTechnology.init, name, "technology", unknown) {
          details.defaultFocusTechnologies.insert(AccessibilityTechnologies(technology))
        }
      }
    }
    return details
  }

  private func cell(_ cell: NativeCell) throws(InvalidID) -> TableCell {
    TableCell(
      row: cell.row,
      column: cell.column,
      rowSpan: cell.rowSpan ?? 1,
      columnSpan: cell.columnSpan ?? 1,
      rowHeaders: try ids(cell.rowHeaders),
      columnHeaders: try ids(cell.columnHeaders)
    )
  }

  private func rotor(_ rotor: NativeRotor) throws(InvalidID) -> CustomRotor {
    var entries: [CustomRotor.Entry] = []
    for entry in rotor.entries {
      entries.append(CustomRotor.Entry(label: entry.label ?? "", target: try id(entry.target)))
    }
    return CustomRotor(rotor.name, entries: entries)
  }

  private func ids(_ texts: [String]?) throws(InvalidID) -> [ElementID] {
    var ids: [ElementID] = []
    for text in texts ?? [] { ids.append(try id(text)) }
    return ids
  }

  private func id(_ text: String) throws(InvalidID) -> ElementID {
    guard let id = ElementID(text) else {
      throw InvalidID(element: self.id, text: text)
    }
    return id
  }

  private func known<Value>(
    _ make: (String) -> Value?,
    _ word: String?,
    _ kind: String,
    _ unknown: Unknown
  ) -> Value? {
    guard let word else { return nil }
    if let value = make(word) { return value }
    unknown(kind, word)
    return nil
  }
}
