// SPDX-License-Identifier: MIT

/// A list of tokens, with their source text and the positions of matching brackets.
struct TokenList {
  let source: [UInt8]
  let tokens: [Token]

  init(_ source: String) {
    self.source = Array(source.utf8)
    tokens = TokenScanner.tokens(of: source)
  }

  var indices: Range<Int> { tokens.indices }

  subscript(_ index: Int) -> Token { tokens[index] }

  /// Returns whether there is a token at an index and it is the given word, punctuation mark or operator.
  func isAt(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].is(text)
  }

  /// Returns the index of the bracket that closes the bracket at an index, or the end index if there is no closing
  /// bracket.
  func closing(of index: Int) -> Int {
    var depth = 0
    for position in index..<tokens.count {
      if tokens[position].kind == .opening { depth += 1 }
      if tokens[position].kind == .closing { depth -= 1 }
      if depth == 0 { return position }
    }
    return tokens.count
  }

  /// Returns the source text of a range of tokens, including the whitespace and comments between the tokens.
  func text(_ range: Range<Int>) -> String {
    guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
    return String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// Returns the source text between a pair of brackets, including whitespace and comments.
  func textInside(_ opening: Int) -> String {
    let start = tokens[opening].range.upperBound
    let closing = closing(of: opening)
    let end = closing < tokens.count ? tokens[closing].range.lowerBound : source.count
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  /// Returns the index after a token. For an opening bracket, returns the index after its closing bracket.
  func next(_ index: Int) -> Int {
    tokens[index].kind == .opening ? min(closing(of: index), tokens.count - 1) + 1 : index + 1
  }

  /// Returns the first index at or after `start` that is outside inner brackets and satisfies a condition.
  func first(from start: Int, where condition: (Int) -> Bool) -> Int? {
    var index = start
    while index < tokens.count {
      if condition(index) { return index }
      if tokens[index].kind == .closing { return nil }
      index = next(index)
    }
    return nil
  }
}
