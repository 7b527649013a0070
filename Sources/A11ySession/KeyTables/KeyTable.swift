// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The single definition of each key's function, and of its description in the help and Documentation/Keys.md.
enum KeyTable {
  /// Returns a key's command for a technology on a platform, or the key's command for every technology.
  static func command(
    for key: Key,
    driving technology: AssistiveTechnology,
    on platform: Platform = .iOS
  ) -> SessionCommand? {
    ofPlatforms[technology]?[platform]?[key] ?? own(key, technology) ?? shared[key]
      ?? shared[Key(key.code)]
  }

  /// Returns the command of a key for a single technology.
  static func own(_ key: Key, _ technology: AssistiveTechnology) -> SessionCommand? {
    commands[technology]?[key]
  }

  /// Returns the function of a key, other than typing, in a text field that is being edited.
  static func textKey(for key: Key) -> TextKey? { textKeys[key] ?? textKeys[Key(key.code)] }

  /// Returns the function of a key, other than typing, in an input line.
  static func lineKey(for key: Key) -> LineKey? { lineKeys[key] ?? lineKeys[Key(key.code)] }

  /// Returns a technology's rows in the key table for a platform.
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

/// A group of related keys, with their notation, a summary, and the function of each key.
struct KeyRow<Use: Sendable>: Sendable {
  /// The keys of the group, as shown in the help.
  var keys: String
  /// The description of the keys in the help.
  var summary: String
  /// The keys of the group, each with its function.
  var uses: [(key: Key, use: Use)]
  /// Whether the on-screen help omits the row to save space.
  var isOnKeysPageOnly = false

  init(_ keys: String, _ summary: String, _ uses: [(Key, Use)], isOnKeysPageOnly: Bool = false) {
    self.keys = keys
    self.summary = summary
    self.uses = uses.map { (key: $0.0, use: $0.1) }
    self.isOnKeysPageOnly = isOnKeysPageOnly
  }
}

/// The function of a key in a text field that is being edited.
enum TextKey: Sendable {
  case enter, leave
  case edit(TextEdit)
  /// Moves the insertion point, selecting the text that it passes over.
  case select(TextEdit)

  /// The function of the key in text that has no line above or below.
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

/// The function of a key in an input line.
enum LineKey: Sendable {
  case close, submit, previous, next, complete
  case edit(TextEdit)
}
