// SPDX-License-Identifier: MIT

/// An untrusted name as a Swift identifier, which is enclosed in backticks if it is a keyword.
struct SwiftIdentifier {
  let text: String

  /// Creates an identifier from an unchanged name, or returns `nil` if the name is not suitable as a Swift identifier.
  init?(_ name: String) {
    guard let first = name.first, first.isLetter || first == "_", name != "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    text = Self.keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]
}
