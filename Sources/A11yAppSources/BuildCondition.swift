// SPDX-License-Identifier: MIT

/// Evaluates the condition of an `#if` directive to the extent possible without the compiler.
struct BuildCondition {
  private var rest: Substring
  private var depth = 0
  /// Whether a module with a given name can be imported.
  private let isHere: (String) -> Bool

  /// The maximum nesting depth of brackets in a condition that this type can evaluate. Conditions with deeper nesting
  /// are left to the compiler.
  private static let depthLimit = 64

  init(_ text: Substring, isHere: @escaping (String) -> Bool) {
    rest = text
    self.isHere = isHere
  }

  /// Returns whether the condition is true, or `nil` if only the compiler can evaluate it. The operator `||` has the
  /// lowest precedence.
  mutating func value() -> Bool? {
    var value = both()
    while take("||") {
      let next = both()
      value = value == true || next == true ? true : value == nil || next == nil ? nil : false
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = one()
    while take("&&") {
      let next = one()
      value = value == false || next == false ? false : value == nil || next == nil ? nil : true
    }
    return value
  }

  private mutating func one() -> Bool? {
    var isTurned = false
    while take("!") { isTurned.toggle() }
    let value = depth < Self.depthLimit && take("(") ? inBrackets() : named()
    return value.map { $0 != isTurned }
  }

  private mutating func inBrackets() -> Bool? {
    depth += 1
    defer {
      depth -= 1
      _ = take(")")
    }
    return value()
  }

  private mutating func named() -> Bool? {
    let name = takeName()
    guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let module = takeName()
    rest = rest.drop { $0 != ")" }
    _ = take(")")
    return name == "canImport" ? isHere(module) : nil
  }

  private mutating func takeName() -> String {
    rest = rest.drop(while: \.isWhitespace)
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func take(_ text: String) -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
