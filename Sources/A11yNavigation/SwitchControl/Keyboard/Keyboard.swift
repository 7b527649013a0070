// SPDX-License-Identifier: MIT

import A11yTree

/// The keyboard, which is scanned together with the screen while text is being edited.
public struct Keyboard: Hashable, Sendable {
  /// The state of the shift key, which determines whether letters are capitals.
  enum Capitals: Hashable, Sendable {
    case none, next, locked
  }

  /// The field's properties and the user's settings that determine the keys.
  struct Setup: Hashable, Sendable {
    let field: ElementID
    private(set) var input = TextInput()
    private(set) var hasLines = false
    private(set) var isSecret = false
    fileprivate let arrangement: KeyboardArrangement
    fileprivate let language: SpokenLanguage
    /// The maximum number of keys in each section of a row; a longer row is divided into sections.
    fileprivate let partSize: Int

    /// The maximum is half the length of a ten-key row.
    private static let usualPart = 5

    init(
      for field: ElementID,
      _ element: Element,
      _ settings: SwitchControl.Settings,
      in language: SpokenLanguage
    ) {
      self.field = field
      input = element.textInput
      hasLines = element.states.isMultiline
      isSecret = element.states.isProtected || element.role == .secureTextField
      arrangement = settings.keyboardArrangement
      self.language = language
      partSize =
        settings.groupSize > 1 ? min(settings.groupSize, Self.usualPart) : Self.usualPart
    }
  }

  let setup: Setup
  let layout: KeyboardLayout
  private(set) var layer: KeyboardLayer
  private(set) var capitals = Capitals.none
  /// The keys for predicted words.
  private(set) var predictions: [KeyboardKey] = []
  /// The keyboard's keys, arranged in the groups and stops through which the scanner moves.
  public private(set) var panel: PanelGroup

  /// The text field.
  public var field: ElementID { setup.field }

  /// Creates a keyboard.
  init(_ setup: Setup) {
    self.setup = setup
    layout = KeyboardLayout(
      for: setup.input,
      hasLines: setup.hasLines,
      setup.arrangement,
      in: setup.language
    )
    layer = layout.start
    panel = PanelGroup(.keyboard, [])
    arrange()
  }

  /// Presses a key and returns the resulting change to the text, if there is one.
  mutating func press(_ key: KeyboardKey) -> TextCommand? {
    defer { arrange() }
    switch key {
    case .text, .prediction, .space:
      if capitals == .next { capitals = .none }
      // As on a touch screen, typing a space returns to the layer with the letters.
      if key == .space, layer != layout.start, layout.start == .letters { layer = .letters }
      return .insert(key.typedText)
    case .shift:
      capitals =
        switch capitals {
        case .none: .next
        case .next: .locked
        case .locked: .none
        }
      return nil
    case .layer(let other):
      layer = other
      return nil
    case .delete: return .deleteBackward
    case .return: return .return
    case .dismiss: return .endEditing
    }
  }

  /// Shows predicted words.
  mutating func predict(_ keys: [KeyboardKey]) {
    guard predictions != keys, !setup.isSecret else { return }
    predictions = keys
    arrange()
  }

  /// Arranges the keys in groups: the predictions, the rows, and the sections of long rows.
  private mutating func arrange() {
    var stops: [ScanStop] = []
    if !predictions.isEmpty { stops.append(group(.predictions, predictions.map(stop))) }
    for (place, row) in layout.rows(of: layer).enumerated() {
      stops.append(group(.row(place), parts(of: row.map(stop), place)))
    }
    panel = PanelGroup(.keyboard, stops)
  }

  private func parts(of row: [ScanStop], _ place: Int) -> [ScanStop] {
    guard row.count > setup.partSize else { return row }
    let count = (row.count + setup.partSize - 1) / setup.partSize
    return (0..<count).map { part in
      let keys = row[row.count * part / count..<row.count * (part + 1) / count]
      return group(.part(row: place, part), Array(keys))
    }
  }

  /// Returns a group of stops, or the stop itself if there is only one stop.
  private func group(_ kind: PanelGroup.Kind, _ stops: [ScanStop]) -> ScanStop {
    stops.count == 1 ? stops[0] : .group(.panel(PanelGroup(kind, stops)))
  }

  private func stop(_ key: KeyboardKey) -> ScanStop {
    switch key {
    case .text(let text):
      let key = KeyboardKey.text(capitals == .none ? text : text.capitalLetter)
      return .entry(setup.isSecret ? .secretKey(key) : .key(key))
    default: return .entry(.key(key))
    }
  }
}

extension String {
  /// The text's uppercase form, or the text itself if it has no uppercase form that is a single character.
  fileprivate var capitalLetter: String {
    let capital = uppercased()
    return capital.count == count && count == 1 ? capital : self
  }
}

extension PanelGroup {
  /// All entries in the group and its subgroups, in scanning order and without nesting.
  var entries: [ScanStop] {
    stops.flatMap { stop in
      if case .group(.panel(let group)) = stop { return group.entries }
      return [stop]
    }
  }
}

extension Element {
  /// The kind of text that the element expects.
  var textInput: TextInput {
    if let input = hasDetails ? details.textInput : nil { return input }
    if role == .stepper { return TextInput(.number) }
    let isSearch = role == .searchField || traits.contains(.isSearchField)
    return TextInput(isSearch ? .search : .text)
  }
}
