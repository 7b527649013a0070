// SPDX-License-Identifier: MIT

/// A parser for a predicate's format. The `OR` operator has the lowest precedence, followed by `AND` and then `NOT`.
struct PredicateParser {
  private var cursor: PredicateCursor

  /// Parses an entire format. O(length).
  static func parse(
    _ format: String,
    _ arguments: [Any?]
  ) throws(PredicateFormatError) -> PredicateNode {
    var parser = PredicateParser(cursor: try PredicateCursor(format, arguments))
    let node = try parser.readAny()
    if parser.cursor.kind != nil { throw parser.cursor.error("there is text after the predicate") }
    return node
  }

  private mutating func nested<T>(
    _ body: (inout Self) throws(PredicateFormatError) -> T
  ) throws(PredicateFormatError) -> T {
    try cursor.enter()
    defer { cursor.leave() }
    return try body(&self)
  }

  // MARK: Predicates

  private mutating func readAny() throws(PredicateFormatError) -> PredicateNode {
    var nodes = [try readAll()]
    while cursor.takeWord("OR") || cursor.take("||") { nodes.append(try readAll()) }
    return nodes.count == 1 ? nodes[0] : .any(nodes)
  }

  private mutating func readAll() throws(PredicateFormatError) -> PredicateNode {
    var nodes = [try readOne()]
    while cursor.takeWord("AND") || cursor.take("&&") { nodes.append(try readOne()) }
    return nodes.count == 1 ? nodes[0] : .all(nodes)
  }

  private mutating func readOne() throws(PredicateFormatError) -> PredicateNode {
    if cursor.takeWord("NOT") || cursor.take("!") {
      return .not(try nested { parser throws(PredicateFormatError) in try parser.readOne() })
    }
    if cursor.takeWord("TRUEPREDICATE") { return .constant(true) }
    if cursor.takeWord("FALSEPREDICATE") { return .constant(false) }
    guard cursor.kind == .sign("("), !cursor.isAtOperand else { return try readComparison() }
    cursor.advance()
    let node = try nested { parser throws(PredicateFormatError) in try parser.readAny() }
    try cursor.expect(")")
    return node
  }

  private mutating func readComparison() throws(PredicateFormatError) -> PredicateNode {
    let quantifier: PredicateComparison.Quantifier =
      cursor.takeWord("ANY", "SOME")
      ? .any : cursor.takeWord("ALL") ? .all : cursor.takeWord("NONE") ? .none : .one
    let left = try readSum()
    guard let found = cursor.takeOperator() else {
      // A format argument may itself be a predicate.
      if quantifier == .one, case .constant = left { return .value(left) }
      throw cursor.error("an operator is missing")
    }
    let options = try readOptions()
    let comparison = PredicateNode.comparison(
      PredicateComparison(
        quantifier: quantifier,
        left: left,
        sign: found.sign,
        ignoresCase: options.contains("c"),
        ignoresAccents: options.contains("d"),
        right: try readSum()
      )
    )
    return found.isNegative ? .not(comparison) : comparison
  }

  /// Reads the letters in brackets that follow an operator.
  private mutating func readOptions() throws(PredicateFormatError) -> String {
    guard cursor.take("[") else { return "" }
    guard case .word(let options, _) = cursor.kind,
      options.lowercased().allSatisfy({ "cdnlw".contains($0) })
    else { throw cursor.error("options must be c, d, n, l or w") }
    cursor.advance()
    try cursor.expect("]")
    return options.lowercased()
  }

  // MARK: Operands

  private mutating func readSum() throws(PredicateFormatError) -> PredicateValue {
    try readChain("+", "-") { parser throws(PredicateFormatError) in
      try parser.readChain("*", "/") { parser throws(PredicateFormatError) in
        try parser.readPower()
      }
    }
  }

  /// Reads operands that are joined by arithmetic operators. The result of each operation becomes the left operand of
  /// the next operation, and this nesting uses stack space.
  private mutating func readChain(
    _ first: String,
    _ second: String,
    _ read: (inout Self) throws(PredicateFormatError) -> PredicateValue
  ) throws(PredicateFormatError) -> PredicateValue {
    var value = try read(&self)
    var count = 0
    defer { cursor.leave(count) }
    while case .sign(let sign) = cursor.kind, cursor.take(first, second) {
      try cursor.enter()
      count += 1
      value = .arithmetic(Character(sign), value, try read(&self))
    }
    return value
  }

  private mutating func readPower() throws(PredicateFormatError) -> PredicateValue {
    let value = try readOperand()
    guard cursor.take("**") else { return value }
    let power = try nested { parser throws(PredicateFormatError) in try parser.readPower() }
    return .arithmetic("^", value, power)
  }

  private mutating func readOperand() throws(PredicateFormatError) -> PredicateValue {
    switch cursor.kind {
    case .text(let text): return constant(text)
    case .integer(let number): return constant(number)
    case .number(let number): return constant(number)
    case .placeholder(let name):
      let value = try cursor.takeArgument()
      guard name == "K" else { return constant(value) }
      cursor.advance()
      return try readPath("\(value ?? "")")
    case .variable(let name):
      cursor.advance()
      return try readMembers(of: .variable(name))
    case .word(let word, isName: true):
      cursor.advance()
      return try readPath(word)
    case .word(let word, isName: false): return try readWord(word)
    case .sign("-"):
      cursor.advance()
      let value = try nested { parser throws(PredicateFormatError) in try parser.readOperand() }
      return .arithmetic("-", .constant(0), value)
    case .sign("("):
      cursor.advance()
      let value = try nested { parser throws(PredicateFormatError) in try parser.readSum() }
      try cursor.expect(")")
      return try readMembers(of: value)
    case .sign("{"):
      cursor.advance()
      return .list(try readList(until: "}"))
    case .sign, nil: throw cursor.error("an operand is missing")
    }
  }

  private mutating func constant(_ value: Any?) -> PredicateValue {
    cursor.advance()
    return .constant(value)
  }

  private mutating func readList(
    until sign: String
  ) throws(PredicateFormatError) -> [PredicateValue] {
    var values: [PredicateValue] = []
    guard !cursor.take(sign) else { return values }
    repeat {
      values.append(try nested { parser throws(PredicateFormatError) in try parser.readSum() })
    } while cursor.take(",")
    try cursor.expect(sign)
    return values
  }

  private mutating func readWord(_ word: String) throws(PredicateFormatError) -> PredicateValue {
    switch word.uppercased() {
    case "YES", "TRUE": return constant(true)
    case "NO", "FALSE": return constant(false)
    case "NIL", "NULL": return constant(nil)
    case let upper where Self.reserved.contains(upper):
      throw cursor.error("\(word) is not an operand")
    default: break
    }
    cursor.advance()
    if word.uppercased() == "SELF" { return try readMembers(of: .path([])) }
    if word.uppercased() == "SUBQUERY" { return try readSubquery() }
    // A function's name may end with a colon.
    let hasColon = cursor.take(":")
    guard cursor.take("(") else {
      guard !hasColon else { throw cursor.error("( is missing") }
      return try readPath(word)
    }
    guard PredicateFunctions.has(word) else {
      throw cursor.error("there is no function named \(word)")
    }
    return try readMembers(of: .function(word, try readList(until: ")")))
  }

  private static let reserved = Set(PredicateComparison.Operator.words.keys).union([
    "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "TRUEPREDICATE", "FALSEPREDICATE",
  ])

  private mutating func readSubquery() throws(PredicateFormatError) -> PredicateValue {
    try cursor.expect("(")
    let collection = try nested { parser throws(PredicateFormatError) in try parser.readSum() }
    try cursor.expect(",")
    guard case .variable(let name) = cursor.kind else {
      throw cursor.error("a variable is missing")
    }
    cursor.advance()
    try cursor.expect(",")
    let node = try nested { parser throws(PredicateFormatError) in try parser.readAny() }
    try cursor.expect(")")
    return try readMembers(of: .subquery(collection, variable: name, node))
  }

  private mutating func readPath(_ first: String) throws(PredicateFormatError) -> PredicateValue {
    try readMembers(of: .path(first.split(separator: ".").map(String.init)))
  }

  /// Reads names that are preceded by dots.
  private mutating func readMembers(
    of base: PredicateValue
  ) throws(PredicateFormatError) -> PredicateValue {
    var names: [String] = []
    while cursor.take(".") {
      switch cursor.kind {
      case .word(let name, _): names.append(name)
      case .placeholder("K"):
        let path = "\(try cursor.takeArgument() ?? "")"
        names += path.split(separator: ".").map(String.init)
      default: throw cursor.error("a name is missing")
      }
      cursor.advance()
    }
    guard !names.isEmpty else { return base }
    if case .path(let path) = base { return .path(path + names) }
    return .member(base, names)
  }
}
