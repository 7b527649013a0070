// SPDX-License-Identifier: MIT

import Foundation

/// Reads a predicate's format. `OR` binds least, then `AND`, then `NOT`.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private let end: Int
  private var arguments: ArraySlice<Any?>
  private var index = 0
  private var depth = 0

  /// Formats with more brackets in each other than this are refused, since each takes some stack.
  private static let depthLimit = 200

  /// Reads a whole format. O(length).
  static func parse(
    _ format: String,
    _ arguments: [Any?]
  ) throws(PredicateFormatError) -> PredicateNode {
    var parser = try PredicateParser(format, arguments)
    let node = try parser.readAny()
    if parser.index < parser.tokens.count { throw parser.error("the predicate has ended") }
    return node
  }

  private init(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) {
    tokens = try PredicateTokens(format).found
    end = format.count
    self.arguments = arguments[...]
  }

  private func error(_ reason: String) -> PredicateFormatError {
    PredicateFormatError(reason: reason, place: index < tokens.count ? tokens[index].place : end)
  }

  // MARK: Words and signs

  private var kind: PredicateToken.Kind? { index < tokens.count ? tokens[index].kind : nil }

  private func isWord(_ words: String..., at place: Int? = nil) -> Bool {
    let place = place ?? index
    guard place < tokens.count, case .word(let word, isName: false) = tokens[place].kind else {
      return false
    }
    return words.contains { $0.caseInsensitiveCompare(word) == .orderedSame }
  }

  private mutating func takeWord(_ words: String...) -> Bool {
    guard words.contains(where: { isWord($0) }) else { return false }
    index += 1
    return true
  }

  private mutating func take(_ signs: String...) -> Bool {
    guard case .sign(let sign) = kind, signs.contains(sign) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(PredicateFormatError) {
    guard take(sign) else { throw error("\(sign) is missing") }
  }

  private mutating func nested<T>(
    _ body: (inout Self) throws(PredicateFormatError) -> T
  ) throws(PredicateFormatError) -> T {
    guard depth < Self.depthLimit else { throw error("there are too many brackets") }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func takeArgument() throws(PredicateFormatError) -> Any? {
    guard let argument = arguments.first else { throw error("an argument is missing") }
    arguments.removeFirst()
    return argument
  }

  // MARK: Predicates

  private mutating func readAny() throws(PredicateFormatError) -> PredicateNode {
    var nodes = [try readAll()]
    while takeWord("OR") || take("||") { nodes.append(try readAll()) }
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  private mutating func readAll() throws(PredicateFormatError) -> PredicateNode {
    var nodes = [try readOne()]
    while takeWord("AND") || take("&&") { nodes.append(try readOne()) }
    return nodes.count == 1 ? nodes[0] : .all(nodes)
  }

  private mutating func readOne() throws(PredicateFormatError) -> PredicateNode {
    if takeWord("NOT") || take("!") {
      return .not(try nested { parser throws(PredicateFormatError) in try parser.readOne() })
    }
    if takeWord("TRUEPREDICATE") { return .constant(true) }
    if takeWord("FALSEPREDICATE") { return .constant(false) }
    if case .sign("(") = kind, let node = try readBracketed() { return node }
    return try readComparison()
  }

  /// A predicate in brackets; `nil` if the brackets are those of an operand.
  private mutating func readBracketed() throws(PredicateFormatError) -> PredicateNode? {
    guard !isOperand else { return nil }
    index += 1
    let node = try nested { parser throws(PredicateFormatError) in try parser.readAny() }
    try expect(")")
    return node
  }

  private var isArithmetic: Bool {
    guard case .sign(let sign) = kind else { return false }
    return ["+", "-", "*", "/", "**", "."].contains(sign)
  }

  /// Whether the brackets that open here close with an operator behind them, as an operand's do.
  private var isOperand: Bool {
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].kind == .sign("(") { depth += 1 }
      guard tokens[place].kind == .sign(")") else { continue }
      depth -= 1
      if depth == 0 {
        var rest = self
        rest.index = place + 1
        return rest.isArithmetic || rest.readOperator() != nil
      }
    }
    return false
  }

  private mutating func readComparison() throws(PredicateFormatError) -> PredicateNode {
    var quantifier = PredicateComparison.Quantifier.one
    if takeWord("ANY", "SOME") {
      quantifier = .any
    } else if takeWord("ALL") {
      quantifier = .all
    } else if takeWord("NONE") {
      quantifier = .none
    }
    let left = try readSum()
    guard let found = readOperator() else {
      guard quantifier == .one else { throw error("an operator is missing") }
      if case .path(let path) = left, !path.isEmpty { throw error("an operator is missing") }
      return .value(left)
    }
    var ignoresCase = false
    var ignoresAccents = false
    if take("[") {
      guard case .word(let options, _) = kind else { throw error("options are missing") }
      guard options.lowercased().allSatisfy({ "cdnlw".contains($0) }) else {
        throw error("options are c, d, n, l or w")
      }
      index += 1
      ignoresCase = options.lowercased().contains("c")
      ignoresAccents = options.lowercased().contains("d")
      try expect("]")
    }
    let right = try readSum()
    let comparison = PredicateNode.comparison(
      PredicateComparison(
        quantifier: quantifier,
        left: left,
        sign: found.sign,
        ignoresCase: ignoresCase,
        ignoresAccents: ignoresAccents,
        right: right
      )
    )
    return found.isNegative ? .not(comparison) : comparison
  }

  private typealias FoundOperator = (sign: PredicateComparison.Operator, isNegative: Bool)

  private mutating func readOperator() -> FoundOperator? {
    if case .sign(let text) = kind, let sign = Self.signs[text] {
      index += 1
      return (sign, false)
    }
    guard case .word(let text, isName: false) = kind else { return nil }
    if isWord("NOT"), isWord("IN", at: index + 1) {
      index += 2
      return (.isIn, true)
    }
    guard let sign = Self.words[text.uppercased()] else { return nil }
    index += 1
    return (sign, false)
  }

  private static let signs: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]
  private static let words: [String: PredicateComparison.Operator] = [
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  // MARK: Operands

  private mutating func readSum() throws(PredicateFormatError) -> PredicateValue {
    var value = try readProduct()
    while case .sign(let sign) = kind, take("+", "-") {
      value = .arithmetic(Character(sign), value, try readProduct())
    }
    return value
  }

  private mutating func readProduct() throws(PredicateFormatError) -> PredicateValue {
    var value = try readPower()
    while case .sign(let sign) = kind, take("*", "/") {
      value = .arithmetic(Character(sign), value, try readPower())
    }
    return value
  }

  private mutating func readPower() throws(PredicateFormatError) -> PredicateValue {
    let value = try readOperand()
    guard take("**") else { return value }
    return .arithmetic(
      "^",
      value,
      try nested { parser throws(PredicateFormatError) in try parser.readPower() }
    )
  }

  private mutating func readOperand() throws(PredicateFormatError) -> PredicateValue {
    guard let kind else { throw error("an operand is missing") }
    switch kind {
    case .text(let text):
      index += 1
      return .constant(text)
    case .integer(let number):
      index += 1
      return .constant(number)
    case .number(let number):
      index += 1
      return .constant(number)
    case .placeholder(let name):
      let value = try takeArgument()
      index += 1
      return name == "K" ? try readPath("\(value ?? "")") : .constant(value)
    case .variable(let name):
      index += 1
      return try readMembers(of: .variable(name))
    case .word(let word, let isName):
      return try readWord(word, isName: isName)
    case .sign("-"):
      index += 1
      return .arithmetic(
        "-",
        .constant(0),
        try nested { parser throws(PredicateFormatError) in try parser.readOperand() }
      )
    case .sign("("):
      index += 1
      let value = try nested { parser throws(PredicateFormatError) in
        let value = try parser.readSum()
        try parser.expect(")")
        return value
      }
      return try readMembers(of: value)
    case .sign("{"):
      index += 1
      return .list(try readList(until: "}"))
    case .sign: throw error("an operand is missing")
    }
  }

  private mutating func readList(
    until sign: String
  ) throws(PredicateFormatError) -> [PredicateValue] {
    var values: [PredicateValue] = []
    guard !take(sign) else { return values }
    repeat {
      values.append(try nested { parser throws(PredicateFormatError) in try parser.readSum() })
    } while take(",")
    try expect(sign)
    return values
  }

  private mutating func readWord(
    _ word: String,
    isName: Bool
  ) throws(PredicateFormatError) -> PredicateValue {
    if !isName {
      switch word.uppercased() {
      case "YES", "TRUE":
        index += 1
        return .constant(true)
      case "NO", "FALSE":
        index += 1
        return .constant(false)
      case "NIL", "NULL":
        index += 1
        return .constant(nil)
      case "SELF":
        index += 1
        return try readMembers(of: .path([]))
      case "SUBQUERY": return try readSubquery()
      case _ where Self.isReserved(word): throw error("\(word) is no operand")
      default: break
      }
    }
    index += 1
    // A function's name may end in a colon.
    let hasColon = !isName && take(":")
    guard !isName, take("(") else {
      guard !hasColon else { throw error("( is missing") }
      return try readPath(word)
    }
    guard PredicateFunctions.has(word) else { throw error("there is no function \(word)") }
    return try readMembers(of: .function(word, try readList(until: ")")))
  }

  private mutating func readSubquery() throws(PredicateFormatError) -> PredicateValue {
    index += 1
    try expect("(")
    let collection = try readSum()
    try expect(",")
    guard case .variable(let name) = kind else { throw error("a variable is missing") }
    index += 1
    try expect(",")
    let node = try nested { parser throws(PredicateFormatError) in try parser.readAny() }
    try expect(")")
    return try readMembers(of: .subquery(collection, variable: name, node))
  }

  private mutating func readPath(_ first: String) throws(PredicateFormatError) -> PredicateValue {
    try readMembers(of: .path(first.split(separator: ".").map(String.init)))
  }

  /// Names behind dots.
  private mutating func readMembers(
    of base: PredicateValue
  ) throws(PredicateFormatError) -> PredicateValue {
    var names: [String] = []
    while take(".") {
      switch kind {
      case .word(let name, _): names.append(name)
      case .placeholder("K"):
        names += "\(try takeArgument() ?? "")".split(separator: ".").map(String.init)
      default: throw error("a name is missing")
      }
      index += 1
    }
    guard !names.isEmpty else { return base }
    if case .path(let path) = base { return .path(path + names) }
    return .member(base, names)
  }

  private static func isReserved(_ word: String) -> Bool {
    let word = word.uppercased()
    return words[word] != nil
      || ["AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "TRUEPREDICATE", "FALSEPREDICATE"]
        .contains(word)
  }
}
