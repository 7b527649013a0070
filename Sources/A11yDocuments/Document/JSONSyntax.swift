/// Finds where a text breaks the rules of JSON.
///
/// The decoder says that it does, but not always where; so this looks again, only once there is an
/// error to explain.
struct JSONSyntax {
  private let bytes: [UInt8]
  private var offset = 0
  /// For each array or object that is open, the byte that closes it.
  private var open: [UInt8] = []

  /// What is wrong, and at which byte.
  struct Fault {
    var message: String
    var offset: Int
  }

  /// Finds the first fault in a text, or `nil` if there is none.
  static func fault(in bytes: some Sequence<UInt8>) -> Fault? {
    var syntax = JSONSyntax(bytes: Array(bytes))
    return syntax.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func read() -> Fault? {
    while true {
      if let fault = readValue() { return fault }
      // After a value: what is open goes on, or ends.
      while true {
        skipSpaces()
        guard let closing = open.last else {
          return next == nil ? nil : fault("something follows the end of the document")
        }
        if next == closing {
          offset += 1
          open.removeLast()
          continue
        }
        guard next == Self.comma else {
          return fault("a comma or \(Self.name(closing)) is missing")
        }
        offset += 1
        break
      }
      if let fault = readKey() { return fault }
    }
  }

  /// Reads a value, or what opens one and all that opens right behind it.
  private mutating func readValue() -> Fault? {
    while true {
      skipSpaces()
      switch next {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        let closing = bytes[offset] == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
        offset += 1
        skipSpaces()
        if next == closing {
          offset += 1
          return nil
        }
        open.append(closing)
        if let fault = readKey() { return fault }
      case UInt8(ascii: "\""): return readString()
      default: return readWord()
      }
    }
  }

  /// Inside an object, reads the key and the colon of the next member.
  private mutating func readKey() -> Fault? {
    guard open.last == UInt8(ascii: "}") else { return nil }
    skipSpaces()
    guard next == UInt8(ascii: "\"") else { return fault("a key in quotes is missing") }
    if let fault = readString() { return fault }
    skipSpaces()
    guard next == UInt8(ascii: ":") else { return fault("a colon is missing") }
    offset += 1
    return nil
  }

  private mutating func readString() -> Fault? {
    let start = offset
    offset += 1
    while let next {
      switch next {
      case UInt8(ascii: "\""):
        offset += 1
        return nil
      case UInt8(ascii: "\\"):
        offset += 1
        guard let escaped = self.next else { return fault(Self.cut) }
        guard "\"\\/bfnrtu".utf8.contains(escaped) else {
          return fault("no escape begins with that character")
        }
      case 0..<0x20: return fault("a control character stands in a string")
      default: break
      }
      offset += 1
    }
    return Fault(message: "the text ends inside this string", offset: start)
  }

  private mutating func readWord() -> Fault? {
    let start = offset
    while let next, Self.isWord(next) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return nil }
    if let first = bytes[start..<offset].first, Self.startsNumber(first), Double(word) != nil {
      return nil
    }
    if offset == bytes.count { return fault(Self.cut) }
    return Fault(message: "a value is missing", offset: start)
  }

  private mutating func skipSpaces() {
    while let next, next.isSpace { offset += 1 }
  }

  private func fault(_ message: String) -> Fault {
    Fault(message: offset >= bytes.count ? Self.cut : message, offset: offset)
  }

  private static let cut = "the text ends too early"
  private static let comma = UInt8(ascii: ",")

  private static func name(_ closing: UInt8) -> String {
    closing == UInt8(ascii: "]") ? "]" : "}"
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
