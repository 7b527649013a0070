// SPDX-License-Identifier: MIT

/// Makes untrusted text safe to write and show.
public enum VisibleText {
  /// The text with everything that a terminal would act on made visible instead.
  ///
  /// Escape sequences, control characters and bidirectional controls are shown as visible symbols;
  /// line breaks become spaces unless they are kept.
  public static func of(_ text: String, keepingLines: Bool = false) -> String {
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

  /// JSON with everything that a terminal would act on written as `\u` and its number, which means
  /// the same.
  public static func ofJSON(_ json: String) -> String {
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
  /// Whether this is a flag such as England's: a black flag, tags, and the tag that ends them.
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
