// SPDX-License-Identifier: MIT

/// Where one statement ends and the next begins.
enum StatementEnd {
  /// Whether a statement ends between two neighbouring tokens.
  ///
  /// A line ends a statement unless it, or the next one, obviously goes on: with an operator, a
  /// comma, a member, or the braces of what the line began.
  static func isBetween(_ list: TokenList, _ left: Int, _ right: Int) -> Bool {
    let before = list[left]
    let after = list[right]
    if before.is(";") { return true }
    guard after.startsLine else { return false }
    switch after.kind {
    case .sign:
      // A line may begin with a prefix operator or `.member`; only the second continues.
      return !(isBinary(list, right) || after.text.hasPrefix(".") || after.text == "?")
    case .opening where after.is("{"): return false
    case .mark where after.is(",") || after.is(":"): return false
    case .word where ["else", "as", "is", "in", "where", "catch"].contains(after.text): return false
    default: break
    }
    switch before.kind {
    case .sign: return isPostfix(list, left)
    case .mark: return !(before.is(",") || before.is(":") || before.is("@") || before.is("#"))
    case .word:
      return !["try", "await", "return", "as", "is", "in", "any", "some", "where"].contains(
        before.text
      )
    default: return true
    }
  }

  /// Whether an operator has space on both sides, or on none.
  private static func isBinary(_ list: TokenList, _ index: Int) -> Bool {
    let hasSpaceAfter =
      index + 1 < list.tokens.count
      && list[index + 1].range.lowerBound > list[index].range.upperBound
    return hasSpaceAfter
  }

  /// Whether an operator ends an operand: `a!`, `b?`, `0...`.
  private static func isPostfix(_ list: TokenList, _ index: Int) -> Bool {
    index > 0 && list[index - 1].range.upperBound == list[index].range.lowerBound
      && !list[index].is(".")
  }
}
