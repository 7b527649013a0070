// SPDX-License-Identifier: MIT

/// Something that a reader skipped, and how often, or that the document's format does not hold.
public struct DocumentNotice: Hashable, Sendable, CustomStringConvertible {
  /// What was skipped or is not there, in a few words.
  public var message: String
  /// How often it occurred.
  public var count: Int

  /// Whether it is about what the format never holds, rather than about something in this document.
  public var isAboutFormat: Bool

  /// Creates a notice.
  public init(_ message: String, count: Int = 1, isAboutFormat: Bool = false) {
    self.message = message
    self.count = count
    self.isAboutFormat = isAboutFormat
  }

  /// The notice as one line: `unknown role "sparkle" (3 times)`.
  public var description: String { count == 1 ? message : "\(message) (\(count) times)" }
}

/// Collects notices: each once, in order of first occurrence.
struct NoticeLog {
  /// The most different notices kept: a hostile document must not fill the memory with them.
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

  /// The notices; the last one counts those over the limit.
  var all: [DocumentNotice] {
    others == 0 ? notices : notices + [DocumentNotice("further notices", count: others)]
  }
}

/// A word of a document in quotes, shortened to fit in a line.
func quoted(_ word: String) -> String {
  let scalars = word.unicodeScalars
  guard scalars.count > 60 else { return "\"\(word)\"" }
  return "\"\(String(String.UnicodeScalarView(scalars.prefix(59))))…\""
}
