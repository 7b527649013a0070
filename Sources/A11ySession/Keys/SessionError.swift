// SPDX-License-Identifier: MIT

/// What can be wrong with the input to a session.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing has that name.
  case unknown(String, String, known: [String])
  /// Something is missing or superfluous; the text is the correct usage.
  case usage(String)
  /// No element has that id or matches those words.
  case noElement(String)
  /// A script cannot be parsed.
  case script(String, line: Int, column: Int)

  /// What is wrong, in one line, with the nearest existing name.
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
