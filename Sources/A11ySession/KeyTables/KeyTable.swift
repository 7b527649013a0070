import A11yTree

/// What every key does, where, and in which words the help and the README say so: the only place
/// that decides it.
enum KeyTable {
  /// What a key does for a technology, then what it does whichever one it drives.
  static func command(
    for key: Key,
    driving technology: AssistiveTechnology
  ) -> SessionCommand? {
    own(key, technology) ?? shared[key] ?? shared[Key(key.code)]
  }

  /// What a key does for a technology itself.
  static func own(_ key: Key, _ technology: AssistiveTechnology) -> SessionCommand? {
    commands[technology]?[key]
  }

  /// What a key does in a text field that is being typed in, besides typing.
  static func textKey(for key: Key) -> TextKey? { textKeys[Key(key.code)] }

  /// What a key does in the line that is being typed in, besides typing.
  static func lineKey(for key: Key) -> LineKey? { lineKeys[key] ?? lineKeys[Key(key.code)] }

  /// The rows of a technology.
  static func rows(for technology: AssistiveTechnology) -> [KeyRow<SessionCommand>] {
    switch technology {
    case .voiceOver: voiceOverRows
    case .switchControl: switchControlRows
    }
  }

  private static let commands = Dictionary(
    uniqueKeysWithValues: AssistiveTechnology.allCases.map { ($0, uses(of: rows(for: $0))) }
  )
  private static let shared = uses(of: sharedRows)
  private static let textKeys = uses(of: textRows)
  private static let lineKeys = uses(of: lineRows)

  private static func uses<Use>(of rows: [KeyRow<Use>]) -> [Key: Use] {
    Dictionary(rows.flatMap(\.uses), uniquingKeysWith: { first, _ in first })
  }
}

/// Some keys that belong together: how they are written, what they do in words, and what they do.
struct KeyRow<Use: Sendable>: Sendable {
  /// The keys as the help writes them.
  var keys: String
  /// What they do, as the help says it.
  var summary: String
  /// The keys themselves, each with what it does.
  var uses: [(key: Key, use: Use)]
  /// Whether the help on the screen leaves the row to the README, for want of room.
  var isLeftToReadme = false

  init(_ keys: String, _ summary: String, _ uses: [(Key, Use)], isLeftToReadme: Bool = false) {
    self.keys = keys
    self.summary = summary
    self.uses = uses.map { (key: $0.0, use: $0.1) }
    self.isLeftToReadme = isLeftToReadme
  }
}

/// What a key does in a text field that is being typed in.
enum TextKey: Sendable {
  case enter, leave, deleteBackward, characterBack, characterOn, start, end
}

/// What a key does in the line that is being typed in.
enum LineKey: Sendable {
  case close, submit, deleteBackward, choosePrevious, chooseNext
}
