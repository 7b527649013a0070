// SPDX-License-Identifier: MIT

/// Functions that convert untrusted strings to Swift source code.
enum SwiftLiteral {
  /// Returns a string as a quoted literal, escaped so that its content cannot end the literal.
  static func text(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isBidiControl:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

extension String {
  /// The name with each character that is not allowed in an identifier replaced, as in Xcode's module names.
  package var asIdentifier: String {
    let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first.map { $0.isLetter || $0 == "_" } == true ? name : "App" + name
  }
}
