// SPDX-License-Identifier: MIT

import A11yTree

/// Text that is safe to print no matter who wrote it, because it contains no characters that could control a terminal.
///
/// Commands and sessions print only text of this type. In an interpolated string literal, text from the source code is
/// kept unchanged, and control characters in interpolated values are made visible.
///
/// ```swift
/// output.write("Error: \(path) cannot be read")
/// ```
public struct VisibleText: Hashable, Sendable {
  /// A color that distinguishes a line from the adjacent lines. Each color is from the terminal color cube and has a
  /// contrast of at least 4.5 to 1 with both black and white.
  public enum Color: Int, CaseIterable, Sendable {
    case green = 29
    case red = 163
  }

  /// The text without its color.
  public private(set) var text: String
  /// The color to use in a terminal that supports colors.
  public let color: Color?

  /// Creates a single line from any text, converting line breaks to spaces.
  public init(_ text: String, color: Color? = nil) {
    self.init(visible: Self.of(text), color: color)
  }

  /// Creates lines from any text, without the line break after the last line.
  public init(lines: String) {
    self.init(visible: Self.withoutLastBreak(Self.of(lines, keepingLines: true)))
  }

  /// Creates JSON in which every character that would control a terminal is replaced by an equivalent `\u` escape.
  public init(json: String) {
    self.init(visible: Self.withoutLastBreak(Self.escaped(json)))
  }

  private init(visible: String, color: Color? = nil) {
    text = visible
    self.color = color
  }

  /// The text as it is printed.
  ///
  /// - Parameter isColored: Whether the text is printed on a terminal that supports colors.
  public func printed(isColored: Bool = false) -> String {
    guard isColored, let color else { return text }
    return "\u{1B}[38;5;\(color.rawValue)m\(text)\u{1B}[0m"
  }

  /// Appends the text of another value.
  public static func += (left: inout VisibleText, right: VisibleText) {
    left.text += right.text
  }

  private static func withoutLastBreak(_ text: String) -> String {
    text.utf8.last == UInt8(ascii: "\n") ? String(text.dropLast()) : text
  }
}

extension VisibleText: ExpressibleByStringInterpolation, CustomStringConvertible {
  /// The text without its color.
  public var description: String { text }

  /// Creates text from a literal in the source code. The parameter type is `StaticString`, so that untrusted text
  /// cannot be passed.
  public init(stringLiteral literal: StaticString) { self.init(visible: literal.description) }

  /// Creates text from a source code literal and from interpolated values whose control characters have been made
  /// visible.
  public init(stringInterpolation: StringInterpolation) {
    self.init(visible: stringInterpolation.text)
  }

  /// Keeps a literal's text unchanged, and makes control characters in interpolated values visible.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Creates an interpolation that contains no text yet.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// Appends text from the source code.
    public mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    /// Appends text whose control characters have already been made visible.
    public mutating func appendInterpolation(_ text: VisibleText) { self.text += text.text }

    /// Appends the text of any value, with its control characters made visible.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      text += VisibleText.of("\(value)")
    }
  }
}

extension VisibleText {
  /// Returns the text with every character that would control a terminal replaced by a visible character.
  ///
  /// Escape sequences, control characters and bidirectional controls are shown as visible symbols. Line breaks become
  /// spaces unless the caller keeps them. An ``AddressMask`` masks the secrets in addresses.
  public static func of(_ text: String, keepingLines: Bool = false) -> String {
    let text = AddressMask.masked(text: text)
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    guard text.unicodeScalars.contains(where: { isObeyed($0) }) else { return text }
    var result = ""
    for character in text {
      if character.isTaggedFlag {
        result.append(character)
        continue
      }
      for scalar in character.unicodeScalars { append(scalar, keepingLines, to: &result) }
    }
    return result
  }

  private static func append(
    _ scalar: Unicode.Scalar,
    _ keepsLines: Bool,
    to result: inout String
  ) {
    switch scalar.value {
    case 0x0A where keepsLines: result += "\n"
    case 0x0A, 0x0D, 0x09, 0x2028, 0x2029: result += " "
    case 0x00..<0x20: result.unicodeScalars.append(scalar.picture(0x2400 + scalar.value))
    case 0x7F: result += "\u{2421}"
    default:
      if isObeyed(scalar) {
        result += "⟨\(String(scalar.value, radix: 16, uppercase: true))⟩"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escaped(_ json: String) -> String {
    let json = AddressMask.masked(text: json)
    guard json.unicodeScalars.contains(where: { isObeyed($0) && $0 != "\n" }) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if isObeyed(scalar), scalar != "\n" {
        for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
          let number = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - number.count) + number
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E,
      0x2066...0x2069, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}

extension Character {
  /// Whether the character is a flag such as England's, which consists of a black flag, tags and a cancel tag.
  fileprivate var isTaggedFlag: Bool {
    let scalars = unicodeScalars
    guard scalars.count > 2, scalars.first == "\u{1F3F4}", scalars.last == "\u{E007F}" else {
      return false
    }
    return scalars.dropFirst().dropLast().allSatisfy { (0xE0020...0xE007E).contains($0.value) }
  }
}

extension Unicode.Scalar {
  fileprivate func picture(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? self }
}
