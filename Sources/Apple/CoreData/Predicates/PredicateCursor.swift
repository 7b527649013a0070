// SPDX-License-Identifier: MIT

import Foundation

/// A position in the list of a format's tokens, with the remaining arguments.
struct PredicateCursor {
  private let tokens: [PredicateToken]
  private let end: Int
  private var arguments: ArraySlice<Any?>
  private var index = 0
  private var depth = 0

  /// The maximum nesting depth of a format, which is limited because each nesting level uses stack space.
  private static let depthLimit = 200

  init(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) {
    tokens = try PredicateTokens(format).found
    end = format.count
    self.arguments = arguments[...]
  }

  /// The token at the current position, or `nil` at the end of the format.
  var kind: PredicateToken.Kind? { index < tokens.count ? tokens[index].kind : nil }

  /// Returns an error at the current position in the format.
  func error(_ reason: String) -> PredicateFormatError {
    PredicateFormatError(reason: reason, place: index < tokens.count ? tokens[index].place : end)
  }

  /// Advances by one token.
  mutating func advance() { index += 1 }

  mutating func takeWord(_ words: String...) -> Bool {
    guard case .word(let word, isName: false) = kind,
      words.contains(where: { $0.caseInsensitiveCompare(word) == .orderedSame })
    else { return false }
    index += 1
    return true
  }

  mutating func take(_ signs: String...) -> Bool {
    guard case .sign(let sign) = kind, signs.contains(sign) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ sign: String) throws(PredicateFormatError) {
    guard take(sign) else { throw error("\(sign) is missing") }
  }

  mutating func takeArgument() throws(PredicateFormatError) -> Any? {
    guard let argument = arguments.first else { throw error("an argument is missing") }
    arguments.removeFirst()
    return argument
  }

  /// Consumes a comparison's operator, and returns the operator and whether it is negated.
  mutating func takeOperator() -> (sign: PredicateComparison.Operator, isNegative: Bool)? {
    let start = index
    let isNegative = takeWord("NOT")
    guard let kind, let sign = PredicateComparison.Operator(kind), !isNegative || sign == .isIn
    else {
      index = start
      return nil
    }
    index += 1
    return (sign, isNegative)
  }

  /// Enters a nested level.
  mutating func enter() throws(PredicateFormatError) {
    guard depth < Self.depthLimit else { throw error("the predicate is nested too deeply") }
    depth += 1
  }

  /// Leaves nested levels.
  mutating func leave(_ count: Int = 1) { depth -= count }

  /// Whether the parenthesized expression at the current position is an operand, which it is if an operator follows it.
  var isAtOperand: Bool {
    var open = 0
    for place in index..<tokens.count {
      if tokens[place].kind == .sign("(") { open += 1 }
      guard tokens[place].kind == .sign(")") else { continue }
      open -= 1
      guard open == 0 else { continue }
      var rest = self
      rest.index = place + 1
      return rest.take("+", "-", "*", "/", "**", ".") || rest.takeOperator() != nil
    }
    return false
  }
}

extension PredicateComparison.Operator {
  /// Creates the operator that a token represents.
  fileprivate init?(_ kind: PredicateToken.Kind) {
    switch kind {
    case .sign("="), .sign("=="): self = .equal
    case .sign("!="), .sign("<>"): self = .notEqual
    case .sign("<"): self = .less
    case .sign("<="), .sign("=<"): self = .lessOrEqual
    case .sign(">"): self = .greater
    case .sign(">="), .sign("=>"): self = .greaterOrEqual
    case .word(let word, isName: false):
      guard let found = Self.words[word.uppercased()] else { return nil }
      self = found
    default: return nil
    }
  }

  /// The operators that are written as words.
  static let words: [String: Self] = [
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]
}
