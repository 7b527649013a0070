/// A rotor that a screen reader has by itself, and that a program may put another in place of.
public enum SystemRotor: Hashable, Sendable {
  /// Links of any kind.
  case links
  /// Links that were followed before, or those that were not.
  case visitedLinks(Bool)
  /// Headings of any level.
  case headings
  /// Headings of one level, 1...6.
  case headingLevel(Int)
  /// Text in bold type.
  case boldText
  /// Text in slanted type.
  case italicText
  /// Text with a line below.
  case underlineText
  /// Words that are spelled wrongly.
  case misspelledWords
  /// Pictures.
  case images
  /// Fields to type into.
  case textFields
  /// Tables.
  case tables
  /// Lists.
  case lists
  /// Landmarks.
  case landmarks

  /// The name as the rotor speaks it.
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
