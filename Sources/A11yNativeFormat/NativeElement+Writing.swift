// SPDX-License-Identifier: MIT

import A11yTree

extension NativeElement {
  /// Encodes an element without values that equal their defaults.
  package init(_ change: TreeUpdate.Change) {
    let element = change.element
    id = change.id.description
    role = element.role.rawValue
    label = Optional(element.label).unlessEmpty
    value = Optional(element.spokenValue).unlessEmpty
    traits = Optional(NativeWords.traits(of: element.traits)).unlessEmpty
    states = Optional(NativeWords.states(of: element.states)).unlessEmpty
    checked = element.states.checked?.rawValue
    pressed = element.states.pressed?.rawValue
    expanded = element.states.isExpanded
    invalid = element.states.invalid?.rawValue
    popup = element.states.popup?.rawValue
    // If `current` is "true", a state is written instead.
    current = element.states.current.flatMap { $0 == .item ? nil : $0.rawValue }
    actions = Optional(NativeWords.actions(of: element.actions)).unlessEmpty
    level = element.level
    position = element.position.map { NativePosition(index: $0.index, count: $0.count) }
    children = Optional(element.children.map(\.description)).unlessEmpty
    write(element.details)
  }

  private mutating func write(_ details: Element.Details) {
    hint = Optional(details.hint).unlessEmpty
    description = Optional(details.description).unlessEmpty
    errorMessage = Optional(details.errorMessage).unlessEmpty
    identifier = Optional(details.identifier).unlessEmpty
    placeholder = Optional(details.placeholder).unlessEmpty
    textInput = details.textInput?.kind.rawValue
    returnKey = details.textInput?.returnKey?.rawValue
    roleDescription = Optional(details.roleDescription).unlessEmpty
    url = Optional(details.url).unlessEmpty
    language = Optional(details.language).unlessEmpty
    inputLabels = Optional(details.inputLabels).unlessEmpty
    sortPriority = Optional(details.sortPriority).unless(0)
    range = details.range
    table = details.table
    cell = details.cell.map(NativeCell.init)
    sort = details.sort?.rawValue
    frame = details.frame
    activationPoint = details.activationPoint
    customActions = Optional(details.customActions.map(\.name)).unlessEmpty
    customContent = Optional(details.customContent.map(NativeContent.init)).unlessEmpty
    customRotors = Optional(details.customRotors.map(NativeRotor.init)).unlessEmpty
    live = details.live?.rawValue
    if details.liveChanges != .usual { liveChanges = details.liveChanges.names }
    liveAsWhole = details.isLiveAsWhole ? true : nil
    speech = details.speech.map(NativeSpeech.init)
    containment = details.containment?.rawValue
    respondsToUserInteraction = details.respondsToUserInteraction
    navigationStyle = details.navigationStyle?.rawValue
    defaultFocus = Optional(details.isDefaultFocus).unless(false)
    insertionPoint = details.insertionPoint
    selectionAnchor = details.selectionAnchor
    keyboardFocusable = details.isKeyboardFocusable
    scrollStatus = Optional(details.scrollStatus).unlessEmpty
    unmadeRows = Optional(details.unmadeRows).unless(0)
    if details.defaultFocusTechnologies != .all {
      defaultFocusTechnologies = details.defaultFocusTechnologies.technologies.map(\.rawValue)
    }
  }
}

extension Element {
  /// The value, or a bullet for each character of a secret value.
  fileprivate var spokenValue: String {
    guard states.isProtected || role == .secureTextField else { return value }
    return String(repeating: "•", count: value.count)
  }
}

extension NativeCell {
  init(_ cell: TableCell) {
    row = cell.row
    column = cell.column
    rowSpan = Optional(cell.rowSpan).unless(1)
    columnSpan = Optional(cell.columnSpan).unless(1)
    rowHeaders = Optional(cell.rowHeaders.map(\.description)).unlessEmpty
    columnHeaders = Optional(cell.columnHeaders.map(\.description)).unlessEmpty
  }
}

extension NativeContent {
  init(_ content: CustomContent) {
    label = content.label
    value = content.value
    important = Optional(content.isImportant).unless(false)
  }
}

extension NativeRotor {
  init(_ rotor: CustomRotor) {
    name = rotor.name
    entries = rotor.entries.map {
      Entry(label: Optional($0.label).unlessEmpty, target: $0.target.description)
    }
  }
}

extension NativeSpeech {
  init(_ speech: SpeechAttributes) {
    pitch = speech.pitch
    punctuation = speech.includesPunctuation
    spellsOut = Optional(speech.spellsOut).unless(false)
    phonetic = speech.phonetic
  }
}
