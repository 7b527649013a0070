/// What can be wrong with what a session was told.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing of that name.
  case unknown(String, String, known: [String])
  /// Something is missing or too much; the text says how it is used.
  case usage(String)
  /// No element has that id or those words.
  case noElement(String)
  /// A script cannot be read.
  case script(String, line: Int, column: Int)

  /// What is wrong, in one line, with the nearest name that there is.
  public var description: String {
    switch self {
    case .unknown(let kind, let name, let known):
      let nearest = NearestName.find(name, among: known).map { "; the nearest is “\($0)”" } ?? ""
      return "there is no \(kind) called “\(name)”\(nearest)"
    case .usage(let text): return text
    case .noElement(let text): return "no element is called “\(text)”"
    case .script(let text, let line, let column): return "line \(line), column \(column): \(text)"
    }
  }
}
