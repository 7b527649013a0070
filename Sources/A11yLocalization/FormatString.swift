// SPDX-License-Identifier: MIT

/// A format string such as `%1$@ has %lld books`, divided into text and specifiers.
package struct FormatString: Hashable, Sendable {
  /// A segment of a format string.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// A specifier such as `%@`, `%2$lld` or `%.1lf`.
    case value(Specifier)
    /// A named variation such as `%#@books@`, with the position of its argument if the format specifies one.
    case variation(name: String, position: Int?)
  }

  /// A placeholder for a value.
  package struct Specifier: Hashable, Sendable {
    /// The one-based number of the argument, or `nil` for the next argument.
    package var position: Int?
    /// The flags, width and precision of a specifier, such as `05` or `.1`.
    package var flags: String
    /// The length and type of a value, such as `lld`, or `arg` for the argument of the enclosing variation.
    package var kind: String

    /// The specifier as written in the format string.
    package var text: String { "%\(position.map { "\($0)$" } ?? "")\(flags)\(kind)" }
  }

  /// The segments of the format string, in order.
  package let pieces: [Piece]

  /// Divides a format string into segments. O(length).
  ///
  /// A percent sign that does not begin a specifier is treated as ordinary text.
  package init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = text.isEmpty ? [] : [.text(text)]
      return
    }
    var pieces: [Piece] = []
    var literal = ""
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      literal += String(Substring(rest[..<percent]))
      rest = rest[percent...].dropFirst()
      if rest.first == UInt8(ascii: "%") {
        literal += "%"
        rest = rest.dropFirst()
      } else if let piece = Self.piece(&rest) {
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
        pieces.append(piece)
      } else {
        literal += "%"
      }
    }
    literal += String(Substring(rest))
    if !literal.isEmpty { pieces.append(.text(literal)) }
    self.pieces = pieces
  }

  /// Reads the specifier or variation after a percent sign. If neither a specifier nor a variation follows the percent
  /// sign, `rest` remains unchanged and the result is `nil`.
  private static func piece(_ rest: inout Substring.UTF8View) -> Piece? {
    var scan = rest
    let position = self.position(&scan)
    if scan.starts(with: "#@".utf8) {
      let name = scan.dropFirst(2).prefix { $0 != UInt8(ascii: "@") }
      guard !name.isEmpty, name.endIndex < scan.endIndex else { return nil }
      rest = scan[name.endIndex...].dropFirst()
      return .variation(name: String(Substring(name)), position: position)
    }
    let flags = scan.prefix { flagCharacters.contains($0) }
    scan = scan[flags.endIndex...]
    if scan.starts(with: "arg".utf8) {
      rest = scan.dropFirst(3)
      return .value(Specifier(position: position, flags: String(Substring(flags)), kind: "arg"))
    }
    let length = scan.prefix { lengthCharacters.contains($0) }.prefix(2)
    let tail = scan[length.endIndex...]
    guard let conversion = tail.first, conversions.contains(conversion) else { return nil }
    let kind = String(Substring(length)) + String(UnicodeScalar(conversion))
    rest = tail.dropFirst()
    return .value(Specifier(position: position, flags: String(Substring(flags)), kind: kind))
  }

  /// Reads the position of an argument, such as `2$`.
  private static func position(_ scan: inout Substring.UTF8View) -> Int? {
    let digits = scan.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...4).contains(digits.count), scan[digits.endIndex...].first == UInt8(ascii: "$"),
      let number = Int(Substring(digits)), number > 0
    else { return nil }
    scan = scan[digits.endIndex...].dropFirst()
    return number
  }

  private static let flagCharacters = Set("-+ #0123456789.'".utf8)
  private static let lengthCharacters = Set("hlqzjtL".utf8)
  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".utf8)
}
