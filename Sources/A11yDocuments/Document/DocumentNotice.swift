// SPDX-License-Identifier: MIT

/// A notice about content that a reader skipped, with the number of occurrences, or about information that the
/// document's format lacks.
public struct DocumentNotice: Hashable, Sendable, CustomStringConvertible {
  /// A brief description of the skipped or missing content.
  public var message: String
  /// The number of occurrences.
  public var count: Int

  /// Whether the notice is about a limitation of the format instead of content in this document.
  public var isAboutFormat: Bool

  /// Creates a notice.
  public init(_ message: String, count: Int = 1, isAboutFormat: Bool = false) {
    self.message = message
    self.count = count
    self.isAboutFormat = isAboutFormat
  }

  /// The notice as one line, such as `unknown role "sparkle" (3 times)`.
  public var description: String { count == 1 ? message : "\(message) (\(count) times)" }
}

/// A collection of notices, each listed once, in order of first occurrence.
struct NoticeLog {
  /// The maximum number of different notices, which prevents a hostile document from exhausting memory.
  static let limit = 200

  private var places: [String: Int] = [:]
  private(set) var notices: [DocumentNotice] = []
  private var others = 0

  mutating func note(_ message: String) {
    if let place = places[message] {
      notices[place].count += 1
    } else if notices.count < Self.limit {
      places[message] = notices.count
      notices.append(DocumentNotice(message))
    } else {
      others += 1
    }
  }

  /// The notices. The last notice counts any notices beyond the limit.
  var all: [DocumentNotice] {
    others == 0 ? notices : notices + [DocumentNotice("further notices", count: others)]
  }
}

/// Returns a word from a document in quotation marks, shortened to fit on a line.
func quoted(_ word: String) -> String {
  let scalars = word.unicodeScalars
  guard scalars.count > 60 else { return "\"\(word)\"" }
  return "\"\(String(String.UnicodeScalarView(scalars.prefix(59))))…\""
}
