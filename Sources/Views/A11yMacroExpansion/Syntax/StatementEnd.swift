// SPDX-License-Identifier: MIT

/// The boundary between two statements.
enum StatementEnd {
  /// Returns whether a statement ends between two consecutive tokens.
  ///
  /// A line break ends a statement, unless an operator, a comma, a member access or an opening brace next to the line
  /// break shows that the statement continues.
  static func isBetween(_ list: TokenList, _ left: Int, _ right: Int) -> Bool {
    let before = list[left]
    let after = list[right]
    if before.is(";") { return true }
    guard after.startsLine else { return false }
    switch after.kind {
    case .sign:
      // A line may begin with a prefix operator or with `.member`, but only `.member` continues the previous statement.
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

  /// Returns whether an operator at the start of a line is binary, which is the case if whitespace follows the
  /// operator.
  private static func isBinary(_ list: TokenList, _ index: Int) -> Bool {
    let hasSpaceAfter =
      index + 1 < list.tokens.count
      && list[index + 1].range.lowerBound > list[index].range.upperBound
    return hasSpaceAfter
  }

  /// Returns whether an operator is postfix, as in `a!`, `b?` or `0...`.
  private static func isPostfix(_ list: TokenList, _ index: Int) -> Bool {
    index > 0 && list[index - 1].range.upperBound == list[index].range.lowerBound
      && !list[index].is(".")
  }
}
