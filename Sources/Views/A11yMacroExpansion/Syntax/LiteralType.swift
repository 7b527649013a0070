// SPDX-License-Identifier: MIT

/// The type that Swift infers for a literal.
enum LiteralType {
  /// Returns the name of the literal's type, or `nil` if the source is not a single literal.
  static func of(_ source: String) -> String? {
    var tokens = TokenList(source).tokens
    if tokens.count == 2, tokens[0].is("-"), tokens[1].kind == .number { tokens.removeFirst() }
    guard tokens.count == 1, let token = tokens.first else { return nil }
    switch token.kind {
    case .word where token.text == "true" || token.text == "false": return "Swift.Bool"
    case .number: return isFraction(token.text) ? "Swift.Double" : "Swift.Int"
    case .literal where token.text.hasSuffix("\"") || token.text.hasPrefix("#\""):
      return "Swift.String"
    default: return nil
    }
  }

  private static func isFraction(_ number: String) -> Bool {
    if number.hasPrefix("0x") { return number.contains(".") || number.contains("p") }
    return number.contains(".") || number.contains("e") && !number.hasPrefix("0b")
  }
}
