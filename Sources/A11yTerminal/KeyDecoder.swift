// SPDX-License-Identifier: MIT

import A11ySession

/// A decoder that converts bytes from a terminal into keys, clicks and pasted text.
///
/// The bytes of a sequence may arrive in any grouping. A lone escape byte represents the Escape key, so the caller
/// determines how long to wait for further bytes before calling ``flush()``.
public struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []
  /// The paste in progress.
  private var paste: Paste?

  /// Creates a decoder without input.
  public init() {}

  /// Whether an incomplete sequence is pending that ``flush()`` would complete.
  public var isWaiting: Bool { paste.map { !$0.hasStalled } ?? !pending.isEmpty }

  /// Whether the pending bytes cannot be the Escape key, so that a longer wait is worthwhile.
  public var isInSequence: Bool { pending.count > 1 || paste != nil }

  /// Decodes bytes and returns the complete inputs.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    // Only Ctrl-C ends a paste whose end mark was lost.
    if paste?.hasStalled == true, bytes.elementsEqual([Self.interrupt]) {
      pending.removeAll()
      paste = nil
      return [.pasteWasDiscarded]
    }
    pending.append(contentsOf: bytes)
    var inputs: [TerminalInput] = []
    var rest = pending[...]
    while true {
      if paste != nil {
        guard let input = takePaste(&rest) else { break }
        inputs.append(input)
      }
      if rest.starts(with: Self.pasteStart) {
        rest.removeFirst(Self.pasteStart.count)
        paste = Paste()
        continue
      }
      if let (input, length) = MouseReport.first(in: rest) {
        rest.removeFirst(length)
        if let input { inputs.append(input) }
        continue
      }
      guard let (key, length) = Self.first(in: rest) else { break }
      rest.removeFirst(length)
      if let key { inputs.append(.key(key)) }
    }
    pending = Array(rest)
    // An escape sequence that never ends is dropped.
    if paste == nil, pending.count > 64 { pending.removeAll() }
    return inputs
  }

  /// Decodes the pending bytes without waiting for more, so that a lone escape byte becomes the Escape key. A paste
  /// continues, because its remaining bytes must not be interpreted as commands.
  public mutating func flush() -> [TerminalInput] {
    guard paste == nil else {
      paste?.stall()
      return [.pasteHasStalled]
    }
    defer { pending.removeAll() }
    return pending == [0x1B] ? [.key(Key(.escape))] : []
  }

  /// Decodes the end of the input. Ends a paste with the bytes received so far, because no more bytes can arrive.
  public mutating func finish() -> [TerminalInput] {
    guard let open = paste else { return flush() }
    defer {
      paste = nil
      pending.removeAll()
    }
    return [open.adding(pending).input]
  }

  /// Returns the result of the paste if its end marker has arrived.
  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>) -> TerminalInput? {
    let end = rest.firstRange(of: Self.pasteEnd)
    // The last bytes may be the beginning of the end mark.
    let whole = end?.lowerBound ?? max(rest.endIndex - Self.pasteEnd.count + 1, rest.startIndex)
    paste?.add(rest[..<whole])
    rest = rest[(end?.upperBound ?? whole)...]
    guard end != nil else { return nil }
    defer { paste = nil }
    return paste?.input
  }

  /// The byte that Ctrl-C sends.
  private static let interrupt: UInt8 = 3

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Returns the first key and its length in bytes, or `nil` if more bytes are needed. The key is `nil` if the bytes
  /// are not a key.
  private static func first(in bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    guard let byte = bytes.first else { return nil }
    if byte == 0x1B { return escape(bytes) }
    if let key = control(byte) { return (key, 1) }
    guard let length = utf8Length(byte) else { return (nil, 1) }
    guard bytes.count >= length else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard text.count == 1, let character = text.first, character != "\u{FFFD}" else {
      return (nil, 1)
    }
    return cluster(from: character, length, in: bytes)
  }

  /// The maximum number of scalars in one key, which is more than keyboards and emoji pickers send.
  private static let longestCluster = 32

  /// Returns the key whose first scalar is the given character. Combining marks, joiners and similar scalars that
  /// arrived with the character belong to the same key, so that each key is one character as users count characters.
  private static func cluster(
    from first: Character,
    _ firstLength: Int,
    in bytes: ArraySlice<UInt8>
  ) -> (key: Key?, length: Int) {
    var (character, length) = (first, firstLength)
    for _ in 1..<longestCluster {
      // ASCII characters never combine with the preceding character.
      guard let byte = bytes.dropFirst(length).first, byte >= 0x80, let more = utf8Length(byte),
        bytes.count >= length + more
      else { break }
      let scalar = String(decoding: bytes.dropFirst(length).prefix(more), as: UTF8.self)
      let joined = String(character) + scalar
      guard joined.count == 1, scalar != "\u{FFFD}", let whole = joined.first else { break }
      (character, length) = (whole, length + more)
    }
    return (Key(.character(character)), length)
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x0D, 0x0A: Key(.enter)
    case 0x09: Key(.tab)
    case 0x08, 0x7F: Key(.backspace)
    case 0x00: Key(.character(" "), .control)
    case 0x01...0x1A: Key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: Key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: nil
    }
  }

  private static func utf8Length(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x20..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: nil
    }
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let start = bytes.startIndex
    guard bytes.count > 1 else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"): return sequence(bytes)
    case 0x1B: return (Key(.escape), 1)
    default:
      // A key pressed with Alt is sent as an escape byte followed by the key.
      guard let (key, length) = first(in: bytes.dropFirst()) else { return nil }
      guard var key else { return (nil, length + 1) }
      key.modifiers.insert(.alt)
      return (key, length + 1)
    }
  }

  /// Decodes the sequences `ESC [ numbers letter`, `ESC [ number ~` and `ESC O letter`.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    var numbers = [0]
    var index = bytes.startIndex + 2
    // The Linux console sends `ESC [ [ A` for F1.
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: "[") {
      guard index + 1 < bytes.endIndex else { return nil }
      let number = Int(bytes[index + 1]) - 64
      return ((1...5).contains(number) ? Key(.function(number)) : nil, 4)
    }
    while index < bytes.endIndex {
      let byte = bytes[index]
      let length = index - bytes.startIndex + 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + Int(byte) - 48, 9999)
      case UInt8(ascii: ";"): numbers.append(0)
      case 0x40...0x7E: return (key(final: byte, numbers), length)
      case 0x20...0x3F: break
      default: return (nil, length - 1)
      }
      index += 1
    }
    return nil
  }

  private static func key(final: UInt8, _ numbers: [Int]) -> Key? {
    let code: Key.Code?
    switch final {
    case UInt8(ascii: "A"): code = .up
    case UInt8(ascii: "B"): code = .down
    case UInt8(ascii: "C"): code = .right
    case UInt8(ascii: "D"): code = .left
    case UInt8(ascii: "H"): code = .home
    case UInt8(ascii: "F"): code = .end
    case UInt8(ascii: "Z"): return Key(.tab, .shift)
    case UInt8(ascii: "P")...UInt8(ascii: "S"): code = .function(Int(final) - 79)
    case UInt8(ascii: "~"): code = tilde[numbers[0]]
    default: code = nil
    }
    guard let code else { return nil }
    let bits = max((numbers.count > 1 ? numbers[1] : 1) - 1, 0)
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    return Key(code, modifiers)
  }

  private static let tilde: [Int: Key.Code] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
