// SPDX-License-Identifier: MIT

/// An error in the input to a session.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No item of this type has the given name.
  case unknown(String, String, known: [String])
  /// An input is incomplete or invalid; the associated text explains why.
  case usage(String)
  /// No element has the given ID or matches the given words.
  case noElement(String)
  /// A script cannot be parsed.
  case script(String, line: Int, column: Int)

  /// A one-line description of the error, which suggests the most similar existing name.
  public var description: String {
    switch self {
    case .unknown(let kind, let name, let known):
      let nearest =
        NearestName.find(name, among: known).map { "; the closest match is “\($0)”" } ?? ""
      return "there is no \(kind) called “\(name)”\(nearest)"
    case .usage(let text): return text
    case .noElement(let text): return "no element matches “\(text)”"
    case .script(let text, let line, let column): return "line \(line), column \(column): \(text)"
    }
  }
}
