// SPDX-License-Identifier: MIT

import A11yTree

/// What VoiceOver speaks for the element under its cursor.
///
/// The order of one utterance: entered containers · selected · headers · label · value · sorting ·
/// header roles and place in a table · current · role words · state · position · required and
/// invalid · container edges — a pause — description · hint · notices.
/// `Description` gathers each part in a file of its own.
struct Description {
  let tree: AccessibilityTree
  let verbosity: Verbosity
  let id: ElementID
  let element: Element
  /// The less common properties, if this element has any.
  let details: Element.Details?
  /// VoiceOver's own words.
  let catalogue: Catalogue

  init?(of id: ElementID, in tree: AccessibilityTree, verbosity: Verbosity) {
    guard let element = tree[id] else { return nil }
    self.tree = tree
    self.verbosity = verbosity
    self.id = id
    self.element = element
    details = element.hasDetails ? element.details : nil
    catalogue = verbosity.catalogue(for: tree)
  }

  /// Everything that is spoken when the cursor arrives from another element, or from nowhere.
  ///
  /// - Parameters:
  ///   - previous: The element that the cursor comes from.
  ///   - known: The containers that the user is already in, which are not announced again,
  ///     outermost first. They may be known even if the element is gone.
  func utterance(from previous: ElementID?, knowing known: [ElementID]) -> Utterance {
    let surroundings = tree.surroundings(of: id)
    var segments: [Utterance.Segment] = []
    segments.reserveCapacity(8)
    let around =
      verbosity.describesContainers
      ? containers(surroundings, knowing: known) : ContainerWords()
    segments += around.entered
    segments += words(cell: cellWords(surroundings, from: previous))
    segments += around.edges
    segments += afterEdgeWords
    segments += afterPause
    return Utterance(segments)
  }

  /// What is spoken of the element itself, wherever it is.
  func words(cell: CellWords = CellWords()) -> [Utterance.Segment] {
    let tabBar = self.tabBar
    var segments: [Utterance.Segment] = []
    segments.reserveCapacity(8)
    if isSelected { segments.append(own(.selected, .selected)) }
    segments += cell.headers
    segments += nameWords
    segments += sortWords
    segments += cell.roles
    segments += cell.position
    segments += currentWords
    segments += roleWords(isTab: tabBar != nil)
    segments += stateWords
    segments += positionWords(in: tabBar)
    segments += validityWords
    return segments
  }

  var isSelected: Bool { element.states.isSelected || element.traits.contains(.isSelected) }

  /// The author's words, with the element's language and speech attributes.
  func spoken(_ kind: Utterance.Segment.Kind, _ text: String) -> Utterance.Segment {
    var segment = Utterance.Segment(kind, text.onOneLine)
    segment.language = tree.language(of: id)
    guard let speech = details?.speech else { return segment }
    segment.pitch = speech.pitch
    segment.includesPunctuation = speech.includesPunctuation
    segment.spellsOut = speech.spellsOut
    if kind == .label { segment.phonetic = speech.phonetic }
    return segment
  }

  /// Words of VoiceOver's own.
  func own(_ kind: Utterance.Segment.Kind, _ word: Word) -> Utterance.Segment {
    own(kind, catalogue[word])
  }

  /// Words of VoiceOver's own, with numbers or names in them.
  func own(_ kind: Utterance.Segment.Kind, _ text: String) -> Utterance.Segment {
    catalogue.segment(kind, text)
  }
}

extension String {
  /// The text with each run of white space collapsed to one space, as in speech and captions.
  ///
  /// That includes every kind of line break, so one utterance is one line.
  var onOneLine: String {
    var isPlain = true
    var wasSpace = true
    for byte in utf8 {
      if byte < 0x20 || byte > 0x7E || (byte == 0x20 && wasSpace) {
        isPlain = false
        break
      }
      wasSpace = byte == 0x20
    }
    if isPlain && (!wasSpace || isEmpty) { return self }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Description {
  /// What is spoken after a pause: description, hint and notices.
  var afterPause: [Utterance.Segment] {
    var segments: [Utterance.Segment] = []
    if let details {
      if !details.description.isEmpty { segments.append(spoken(.description, details.description)) }
      if saysError { segments.append(spoken(.description, details.errorMessage)) }
    }
    if verbosity.speaksHints { segments += hints }
    if !segments.isEmpty { segments[0].pause = verbosity.hintDelay }
    if verbosity.announcesActions, details?.customActions.isEmpty == false {
      segments.append(own(.notice, .actionsAvailable))
    }
    if verbosity.announcesMoreContent,
      details?.customContent.contains(where: { !$0.isImportant }) == true
    {
      segments.append(own(.notice, .moreContentAvailable))
    }
    return segments
  }

  /// Whether the author's own error message is spoken.
  private var saysError: Bool {
    element.states.invalid != nil && !(details?.errorMessage.isEmpty ?? true)
  }

  private var hints: [Utterance.Segment] {
    let automatic = automaticHint
    var segments: [Utterance.Segment] = []
    let replacesAuthors = element.role.isTextEntry && automatic != nil
    if let hint = details?.hint, !hint.isEmpty, !isKnownByHint, !replacesAuthors {
      segments.append(spoken(.hint, hint))
    }
    if let automatic { segments.append(own(.hint, automatic)) }
    return segments
  }

  /// VoiceOver's automatic hint for an element that is not dimmed.
  private var automaticHint: Word? {
    let states = element.states
    if states.isDisabled { return nil }
    if isSwitch { return .toggleHint }
    if element.role.isTextEntry {
      if states.isEditing { return element.role == .searchField ? nil : .misspelledHint }
      return states.isReadOnly || isMultilineOfTheWeb ? nil : .editHint
    }
    if element.isAdjustable { return isKnownByHint ? nil : .adjustHint }
    if isMenuButton { return .pickerHint }
    guard hintsAtOpening, let isExpanded = states.isExpanded else { return nil }
    return isExpanded ? .collapseHint : .expandHint
  }

  /// Whether a hint says how the element opens and closes; not if its role implies that.
  private var hintsAtOpening: Bool {
    switch element.role {
    case .popUpButton, .datePicker, .menuItem, .menuItemCheckbox, .menuItemRadio: false
    default: true
    }
  }
}
