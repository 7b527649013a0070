import A11yTree

/// What VoiceOver says of the element that its cursor is on.
///
/// The order of one utterance: entered containers · selected · label · value · role words · state ·
/// position · required and invalid · container edges — a pause — description · hint · notices.
/// `Description` gathers each part in a file of its own.
struct Description {
  let tree: AccessibilityTree
  let verbosity: Verbosity
  let id: ElementID
  let element: Element
  /// The properties that few elements have, if this one has any.
  let details: Element.Details?

  init?(of id: ElementID, in tree: AccessibilityTree, verbosity: Verbosity) {
    guard let element = tree[id] else { return nil }
    self.tree = tree
    self.verbosity = verbosity
    self.id = id
    self.element = element
    details = element.hasDetails ? element.details : nil
  }

  /// All that is said when the cursor comes from another element, or from nowhere.
  ///
  /// - Parameters:
  ///   - previous: The element that the cursor comes from.
  ///   - known: The containers that the user is in already, which need no announcing, the outermost
  ///     first. They may be known even if the element is gone.
  func utterance(from previous: ElementID?, knowing known: [ElementID]) -> Utterance {
    let surroundings = tree.surroundings(of: id)
    var segments: [Utterance.Segment] = []
    let context =
      verbosity.describesContainers ? containers(surroundings, knowing: known) : ([], [])
    segments.reserveCapacity(8)
    segments += context.0
    segments += words(cell: cellWords(surroundings, from: previous))
    segments += context.1
    segments += afterEdgeWords
    segments += afterPause
    return Utterance(segments)
  }

  /// What is said of the element itself, wherever it stands.
  func words(cell: CellWords = CellWords()) -> [Utterance.Segment] {
    var segments: [Utterance.Segment] = []
    segments.reserveCapacity(8)
    if isSelected { segments.append(.init(.selected, "selected")) }
    segments += cell.headers
    segments += nameWords
    segments += roleWords
    segments += cell.roles
    segments += stateWords
    segments += positionWords
    segments += cell.position
    segments += validityWords
    return segments
  }

  var isSelected: Bool { element.states.isSelected || element.traits.contains(.isSelected) }

  /// Words of the author's: they carry the element's language and speech attributes.
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
}

extension String {
  /// The text with each run of white space made one space, as speech and captions have it.
  ///
  /// That holds for every kind of line break, so that one utterance is one line.
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
