// SPDX-License-Identifier: MIT

/// A screen reader's built-in rotor, which a program can replace.
public enum SystemRotor: Hashable, Sendable {
  /// Links of any kind.
  case links
  /// Visited links (`true`) or unvisited links (`false`).
  case visitedLinks(Bool)
  /// Headings of any level.
  case headings
  /// Headings of one level, from 1 to 6.
  case headingLevel(Int)
  /// Bold text.
  case boldText
  /// Italic text.
  case italicText
  /// Underlined text.
  case underlineText
  /// Misspelled words.
  case misspelledWords
  /// Pictures.
  case images
  /// Editable text fields.
  case textFields
  /// Tables.
  case tables
  /// Lists.
  case lists
  /// Landmarks.
  case landmarks

  /// The rotor's spoken name.
  public var name: String {
    switch self {
    case .links: "links"
    case .visitedLinks(let isVisited): isVisited ? "visited links" : "non-visited links"
    case .headings: "headings"
    case .headingLevel(let level): "headings level \(level)"
    case .boldText: "bold text"
    case .italicText: "italic text"
    case .underlineText: "underlined text"
    case .misspelledWords: "misspelled words"
    case .images: "images"
    case .textFields: "text fields"
    case .tables: "tables"
    case .lists: "lists"
    case .landmarks: "landmarks"
    }
  }
}
