// SPDX-License-Identifier: MIT

/// The way in which messages are separated in a stream of bytes.
package enum Framing: Sendable {
  /// A `Content-Length` header before each message, as in the Language Server Protocol.
  case contentLength
  /// One message per line.
  case lines

  /// Returns the bytes for sending a message without line breaks.
  package func bytes(of message: String) -> [UInt8] {
    switch self {
    case .lines: Array(message.utf8) + [0x0A]
    case .contentLength:
      Array("Content-Length: \(message.utf8.count)\r\n\r\n".utf8) + Array(message.utf8)
    }
  }
}

/// Splits a stream of bytes into messages.
///
/// A message that is too long is skipped without being stored, and the next message is read as usual. Bytes that are
/// not part of a header are skipped until the next header.
package struct MessageReader: Sendable {
  /// A part of a byte stream, which is either a message or an error about skipped bytes.
  package enum Part: Hashable, Sendable {
    /// The bytes of a message.
    case message([UInt8])
    /// The reason that bytes were skipped.
    case fault(String)
  }

  /// The maximum length of a message, in bytes.
  package static let messageLimit = 64 << 20
  /// The maximum announced length of a message that is skipped. If a header announces a greater length, the header is
  /// treated as damaged, and the reader does not wait for the message.
  private static let skipLimit = 1 << 30
  /// The maximum length of a header line, in bytes.
  private static let lineLimit = 4096

  private let framing: Framing
  private let limit: Int
  /// The bytes of the current line or message.
  private var pending: [UInt8] = []
  private var state = State.line

  private enum State {
    /// The reader is reading a line, which is a message or part of a header.
    case line
    /// The reader is skipping the rest of a line.
    case restOfLine
    /// The reader is reading a message of the given length.
    case body(Int)
    /// The reader is skipping the given number of bytes of a message.
    case skipping(Int)
  }

  /// The length that the current header announces.
  private var length: Int?
  /// Whether bytes that are not a header have been reported since the last message.
  private var hasReportedGarbage = false

  /// Creates a reader at the start of a stream.
  package init(_ framing: Framing, limit: Int = Self.messageLimit) {
    self.framing = framing
    self.limit = limit
  }

  /// Whether the stream may end at the current position, because no message is incomplete.
  package var isBetweenMessages: Bool {
    if case .line = state { pending.isEmpty && length == nil } else { false }
  }

  /// Reads the next bytes of the stream, and returns the messages and errors that are complete.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [Part] {
    var parts: [Part] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      switch state {
      case .line, .restOfLine: readLine(&rest, &parts)
      case .body(let length):
        let taken = rest.prefix(length - pending.count)
        pending += taken
        rest = rest.dropFirst(taken.count)
        if pending.count == length { endMessage(&parts) }
      case .skipping(let count):
        let skipped = min(count, rest.count)
        rest = rest.dropFirst(skipped)
        state = count == skipped ? .line : .skipping(count - skipped)
      }
    }
    return parts
  }

  private mutating func endMessage(_ parts: inout [Part]) {
    parts.append(.message(pending))
    pending = []
    state = .line
    hasReportedGarbage = false
  }

  private mutating func readLine(_ rest: inout ArraySlice<UInt8>, _ parts: inout [Part]) {
    let end = rest.firstIndex(of: 0x0A)
    let piece = rest[..<(end ?? rest.endIndex)]
    rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
    let most = framing == .lines ? limit : Self.lineLimit
    if case .line = state {
      if pending.count + piece.count > most {
        pending = []
        length = nil
        state = .restOfLine
        report(
          "a \(framing == .lines ? "message" : "header line") has more than \(most) bytes",
          &parts
        )
      } else {
        pending += piece
      }
    }
    guard end != nil else { return }
    if case .restOfLine = state {
      state = .line
      return
    }
    if pending.last == 0x0D { pending.removeLast() }
    let line = pending
    pending = []
    switch framing {
    case .lines: if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { parts.append(.message(line)) }
    case .contentLength: readHeader(line, &parts)
    }
  }

  private mutating func readHeader(_ line: [UInt8], _ parts: inout [Part]) {
    if line.isEmpty {
      guard let length else { return }
      self.length = nil
      if length > limit {
        let announced = "a message is \(length) bytes long"
        parts.append(.fault("\(announced), but at most \(limit) bytes are accepted"))
        if length <= Self.skipLimit { state = .skipping(length) }
      } else if length == 0 {
        endMessage(&parts)
      } else {
        state = .body(length)
      }
      return
    }
    let text = String(decoding: line, as: UTF8.self)
    let field = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard field.count == 2, field[0].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") }) else {
      return report("a line is not a header such as “Content-Length: 52”", &parts)
    }
    guard field[0].lowercased() == "content-length" else { return }
    let number = field[1].drop { $0 == " " }
    guard number.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(number) else {
      return report("the Content-Length is not a number", &parts)
    }
    self.length = length
  }

  private mutating func report(_ fault: String, _ parts: inout [Part]) {
    if framing == .contentLength, hasReportedGarbage { return }
    hasReportedGarbage = true
    parts.append(.fault(fault))
  }
}
