import Foundation
import Yams

/// A text in YAML, read with care: it comes from strangers.
struct YAMLText {
  private let text: String

  /// How many of YAML's own levels a text may have; an entry and the list in it take two.
  static let depthLimit = 1_000

  init(_ text: String) { self.text = text }

  /// The root node, or `nil` if there is nothing but comments.
  func root() throws(DocumentError) -> Yams.Node? {
    try refuseAliases()
    do {
      let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
      return try parser.singleRoot()
    } catch let error as YamlError {
      throw Self.error(error, in: text)
    } catch {
      throw DocumentError("the YAML cannot be read")
    }
  }

  /// Names for parts that are used again let a short text stand for an endless one.
  private func refuseAliases() throws(DocumentError) {
    // Most texts have neither sign, and are not taken apart.
    guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else {
      return
    }
    let words = text.utf8.split { " \n\t[]{},".utf8.contains($0) }
    func names(after sign: UInt8) -> [String] {
      words.filter { $0.first == sign && $0.count > 1 }.map { String(Substring($0.dropFirst())) }
    }
    let uses = names(after: UInt8(ascii: "*"))
    guard uses.count > 10 else { return }
    let anchors = Set(names(after: UInt8(ascii: "&")))
    guard uses.contains(where: anchors.contains) else { return }
    throw DocumentError("YAML's anchors and aliases are not part of a snapshot")
  }

  private static func error(_ error: YamlError, in text: String) -> DocumentError {
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      if problem.contains("nesting level") {
        return DocumentError(
          "entries are nested deeper than \(depthLimit)",
          line: mark.line,
          column: mark.column
        )
      }
      let message = [context?.text, problem].compactMap { $0 }.joined(separator: ", ")
      return DocumentError(message, line: mark.line, column: mark.column)
    case .reader(let problem, let offset, _, _):
      guard let offset else { return DocumentError(problem) }
      let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
      let byte = text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
      return DocumentError(problem, at: byte, of: text.utf8)
    case .duplicatedKeysInMapping(let duplicates, let context):
      return DocumentError(
        "\(quoted(duplicates.first ?? "")) stands twice in one entry",
        line: context.mark.line,
        column: context.mark.column
      )
    case .memory:
      return DocumentError("entries are nested deeper than \(depthLimit)")
    default:
      return DocumentError("the YAML cannot be read")
    }
  }
}
