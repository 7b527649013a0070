// SPDX-License-Identifier: MIT

import A11yJSON
import Foundation

/// The words spoken by a device or by another screen reader, stop by stop.
///
/// Tools that drive a screen reader save these words in different forms, which are recognized by their content:
///
/// | tool | form |
/// |---|---|
/// | Xcode's VoiceOver automation through WebDriverAgent | objects with an `utterance`, in a list or one per line |
/// | pymobiledevice3 | a list of objects with `spoken_description` and `caption` |
/// | guidepup | `spokenPhraseLog` or `itemTextLog`, or such a log alone: a list of strings |
/// | NVDA's speech viewer, and testers | plain text with one stop per line |
public struct HeardList: Hashable, Sendable {
  /// The words spoken at each stop, in order. The list has at least one stop, and no stop is empty.
  public let stops: [String]

  /// Reads a list in time proportional to its size.
  ///
  /// - Parameter data: The file's content, at most ``Document/sizeLimit`` bytes of UTF-8.
  /// - Throws: ``DocumentError`` if the text is damaged, or contains no words.
  public init(data: Data) throws(DocumentError) {
    let text = try Document.checked(data)
    let stops = Self.isJSON(text) ? try Self.json(text) : Self.lines(text)
    self.stops = stops.compactMap(Self.words)
    if self.stops.isEmpty { throw DocumentError("the list contains no spoken words") }
  }

  /// Returns whether a file's content is a list of spoken words in JSON.
  ///
  /// Plain text is not recognized as a list of spoken words, because any text could be such a list.
  public static func recognizes(_ data: Data) -> Bool {
    guard let text = try? Document.checked(data), isJSON(text) else { return false }
    let opening = DocumentOpening(text)
    if !opening.names.isDisjoint(with: heardNames) { return true }
    guard opening.names.isSubset(of: ["value", "sessionId"]), let stops = try? json(text) else {
      return false
    }
    return !stops.isEmpty
  }

  /// Returns the words joined into one line without leading and trailing spaces, or `nil` if there are no words.
  private static func words(_ text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")[...].trimmed
    return line.contains { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation }
      ? line : nil
  }

  // MARK: - JSON

  /// The names of JSON members with the words of one stop, in order of preference. Spoken words take precedence over
  /// displayed text.
  private static let wordNames = [
    "utterance", "spoken_description", "spokenDescription", "spokenPhrase", "spoken", "itemText",
    "caption",
  ]

  /// The names of JSON members with the words of several stops, in order of preference. Spoken phrases take precedence
  /// over the text of items.
  private static let listNames = ["spokenPhraseLog", "utterances", "itemTextLog"]

  private static let heardNames = Set(wordNames + listNames)

  /// Returns whether the text is JSON. Plain text whose first line begins with a time in brackets is not JSON.
  private static func isJSON(_ text: [UInt8]) -> Bool {
    if case .json = DocumentOpening(text).syntax { return true }
    return text.first { !$0.isSpace } == UInt8(ascii: "[") && JSONCursor.fault(in: text) == nil
  }

  /// Returns the words in one or more JSON values, which may be written one per line.
  private static func json(_ text: [UInt8]) throws(DocumentError) -> [String] {
    var cursor = JSONCursor(text)
    var stops: [String] = []
    do {
      while cursor.peek() != nil { collect(try JSONValue(&cursor), &stops) }
    } catch {
      throw DocumentError(error.message, at: error.offset, of: text)
    }
    return stops
  }

  private static func collect(_ value: JSONValue, _ stops: inout [String]) {
    switch value {
    case .string(let words): stops.append(words)
    case .array(let entries): for entry in entries { collect(entry, &stops) }
    case .object(let members):
      if let list = listNames.lazy.map({ members[$0]?.array ?? [] }).first(where: { !$0.isEmpty }) {
        return collect(.array(list), &stops)
      }
      let words = wordNames.lazy.compactMap { members[$0]?.string }.first { !$0.isEmpty }
      if let words { return stops.append(words) }
      // WebDriver wraps its responses in `value`. If `value` is a string, the string is a page source.
      if let inner = members["value"], inner.string == nil { collect(inner, &stops) }
    default: break
    }
  }

  // MARK: - Plain text

  private static func lines(_ text: [UInt8]) -> [String] {
    let lines = LogLines(text).lines
      .map { String(decoding: LoggerPrefix.remove(from: $0.text), as: UTF8.self) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let rests = lines.map(withoutTime)
    // Times are removed only if every line begins with a time, because a single time may be part of a stop's
    // announcement.
    return rests.allSatisfy { $0 != nil } ? rests.compactMap(\.self) : lines
  }

  /// Returns the text after a time, such as `9:41:02.125`, at the start of a line, or `nil` if the line does not begin
  /// with a time.
  private static func withoutTime(_ line: String) -> String? {
    let time = line.prefix { $0.isNumber || ":.,".contains($0) }
    guard time.split(separator: ":").count >= 2, time.first?.isNumber == true,
      line.dropFirst(time.count).first?.isWhitespace == true
    else { return nil }
    return String(line.dropFirst(time.count))
  }
}
