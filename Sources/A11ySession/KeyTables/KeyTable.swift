// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The single definition of what every key does, and how the help and Documentation/Keys.md say it.
enum KeyTable {
  /// What a key does for a technology on a platform, or for every technology.
  static func command(
    for key: Key,
    driving technology: AssistiveTechnology,
    on platform: Platform = .iOS
  ) -> SessionCommand? {
    ofPlatforms[technology]?[platform]?[key] ?? own(key, technology) ?? shared[key]
      ?? shared[Key(key.code)]
  }

  /// What a key does for one technology only.
  static func own(_ key: Key, _ technology: AssistiveTechnology) -> SessionCommand? {
    commands[technology]?[key]
  }

  /// What a key does in a text field that is being edited, besides typing.
  static func textKey(for key: Key) -> TextKey? { textKeys[key] ?? textKeys[Key(key.code)] }

  /// What a key does in an input line, besides typing.
  static func lineKey(for key: Key) -> LineKey? { lineKeys[key] ?? lineKeys[Key(key.code)] }

  /// The rows of a technology on a platform.
  static func rows(
    for technology: AssistiveTechnology,
    on platform: Platform = .iOS
  ) -> [KeyRow<SessionCommand>] {
    technology.navigator.keyRows + technology.navigator.keyRows(onlyOn: platform)
  }

  private static let commands = Dictionary(
    uniqueKeysWithValues: AssistiveTechnology.allCases.map { technology in
      (technology, uses(of: technology.navigator.keyRows))
    }
  )
  private static let ofPlatforms = Dictionary(
    uniqueKeysWithValues: AssistiveTechnology.allCases.map { technology in
      let platforms = Platform.allCases.map { platform in
        (platform, uses(of: technology.navigator.keyRows(onlyOn: platform)))
      }
      return (technology, Dictionary(uniqueKeysWithValues: platforms))
    }
  )
  private static let shared = uses(of: sharedRows)
  private static let textKeys = uses(of: textRows)
  private static let lineKeys = uses(of: lineRows)

  private static func uses<Use>(of rows: [KeyRow<Use>]) -> [Key: Use] {
    Dictionary(rows.flatMap(\.uses), uniquingKeysWith: { first, _ in first })
  }
}

/// Keys that belong together: how they are written, a summary, and what each does.
struct KeyRow<Use: Sendable>: Sendable {
  /// The keys as the help writes them.
  var keys: String
  /// What they do, as the help says it.
  var summary: String
  /// The keys themselves, each with what it does.
  var uses: [(key: Key, use: Use)]
  /// Whether the help on the screen omits the row, for lack of space.
  var isOnKeysPageOnly = false

  init(_ keys: String, _ summary: String, _ uses: [(Key, Use)], isOnKeysPageOnly: Bool = false) {
    self.keys = keys
    self.summary = summary
    self.uses = uses.map { (key: $0.0, use: $0.1) }
    self.isOnKeysPageOnly = isOnKeysPageOnly
  }
}

/// What a key does in a text field that is being edited.
enum TextKey: Sendable {
  case enter, leave
  case edit(TextEdit)
  /// Moves the insertion point, and selects what it passes over.
  case select(TextEdit)

  /// What it does where there is no line above or below.
  var inOneLine: TextKey {
    switch self {
    case .edit(.lineUp): .edit(.start)
    case .edit(.lineDown): .edit(.end)
    case .select(.lineUp): .select(.start)
    case .select(.lineDown): .select(.end)
    default: self
    }
  }
}

/// What a key does in an input line.
enum LineKey: Sendable {
  case close, submit, previous, next, complete
  case edit(TextEdit)
}
