// SPDX-License-Identifier: MIT

import Foundation

extension Script {
  /// A line of text, including its line break.
  public struct SourceLine: Hashable, Sendable {
    /// The line without its line break.
    public var content: String
    /// The line break, or an empty string if the last line has no line break.
    public var ending: String

    /// Creates a line from its content and its line break.
    public init(content: String, ending: String) {
      self.content = content
      self.ending = ending
    }
  }

  /// Returns the lines of a string. The string can contain any mixture of line breaks.
  public static func lines(of text: String) -> [SourceLine] { Array(TextLines(text)) }

  /// An iterator over the lines of a string.
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

  /// An iterator over the lines of a file that keeps only some of the lines in memory.
  package final class FileLines: Sequence, IteratorProtocol {
    private let file: FileHandle
    /// The lines that have been read from the file but not yet returned.
    private var lines = TextLines("")
    /// The bytes after the last line break.
    private var rest = Data()
    /// Whether the part of the file that has been read so far is valid UTF-8 text.
    package private(set) var isText = true

    /// The number of bytes that are read at a time.
    private static let portion = 1 << 16

    /// Opens a file, or returns `nil` if the file cannot be opened for reading.
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

    /// Reads to the end of the next line or of the file, and returns whether any lines were read.
    private func refill() -> Bool {
      var end: Data.Index?
      while end == nil {
        guard let more = try? file.read(upToCount: Self.portion), !more.isEmpty else { break }
        // Only the bytes that were just read can contain a line break.
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
