// SPDX-License-Identifier: MIT

import Foundation

extension Script {
  /// One line of a text, with its line break.
  public struct SourceLine: Hashable, Sendable {
    /// The line without its end.
    public var content: String
    /// The line break; empty at the end of a text that does not end with one.
    public var ending: String

    /// Creates a line from its parts.
    public init(content: String, ending: String) {
      self.content = content
      self.ending = ending
    }
  }

  /// The lines of a text, with any or mixed line breaks.
  public static func lines(of text: String) -> [SourceLine] { Array(TextLines(text)) }

  /// The lines of a text, one after the other.
  package struct TextLines: Sequence, IteratorProtocol {
    private let text: String
    private var start: String.Index

    package init(_ text: String) {
      self.text = text
      start = text.startIndex
    }

    package mutating func next() -> SourceLine? {
      guard start < text.endIndex else { return nil }
      let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
      let next = end < text.endIndex ? text.index(after: end) : end
      defer { start = next }
      return SourceLine(content: String(text[start..<end]), ending: String(text[end..<next]))
    }
  }

  /// The lines of a file, only some of them in memory.
  package final class FileLines: Sequence, IteratorProtocol {
    private let file: FileHandle
    /// The lines that were read and not taken yet.
    private var lines = TextLines("")
    /// The bytes after the last line break.
    private var rest = Data()
    /// Whether the file is text, as far as it was read.
    package private(set) var isText = true

    /// How much is read at a time.
    private static let portion = 1 << 16

    /// Opens a file; `nil` if that may not be read.
    package init?(of path: String) {
      guard let file = FileHandle(forReadingAtPath: path) else { return nil }
      self.file = file
    }

    package func next() -> SourceLine? {
      while true {
        if let line = lines.next() { return line }
        guard refill() else { return nil }
      }
    }

    /// Reads on to the next end of a line, or to the end.
    private func refill() -> Bool {
      var end: Data.Index?
      while end == nil {
        guard let more = try? file.read(upToCount: Self.portion), !more.isEmpty else { break }
        // Only what is new can hold a line break.
        end = more.lastIndex(of: UInt8(ascii: "\n")).map {
          rest.count + more.distance(from: more.startIndex, to: $0) + 1
        }
        rest += more
      }
      guard isText, !rest.isEmpty else { return false }
      let bytes = rest.prefix(end ?? rest.count)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        isText = false
        return false
      }
      rest = Data(rest.dropFirst(bytes.count))
      lines = TextLines(text)
      return true
    }
  }
}
