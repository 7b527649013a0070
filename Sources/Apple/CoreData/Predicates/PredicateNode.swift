// SPDX-License-Identifier: MIT

import Foundation

/// A predicate, represented by the syntax tree of its format.
indirect enum PredicateNode {
  case constant(Bool)
  case all([PredicateNode])
  case any([PredicateNode])
  case not(PredicateNode)
  case comparison(PredicateComparison)
  case value(PredicateValue)

  /// Returns whether the predicate is true for an object.
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .all(let nodes): nodes.allSatisfy { $0.holds(for: object, variables) }
    case .any(let nodes): nodes.contains { $0.holds(for: object, variables) }
    case .not(let node): !node.holds(for: object, variables)
    case .comparison(let comparison): comparison.holds(for: object, variables)
    case .value(let value):
      switch value.value(for: object, variables) {
      case let predicate as NSPredicate:
        predicate.evaluate(with: object, substitutionVariables: variables)
      case let number as NSNumber: number.boolValue
      default: false
      }
    }
  }
}

/// An operand of a comparison.
indirect enum PredicateValue {
  case constant(Any?)
  /// A key path that starts at the object. An empty key path refers to the object itself.
  case path([String])
  /// A key path that starts at another operand.
  case member(PredicateValue, [String])
  case variable(String)
  case list([PredicateValue])
  case arithmetic(Character, PredicateValue, PredicateValue)
  case function(String, [PredicateValue])
  case subquery(PredicateValue, variable: String, PredicateNode)

  /// Returns the operand's value for an object.
  func value(for object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .path(let path): return KeyPathValue.of(object, at: path[...])
    case .member(let base, let path):
      return KeyPathValue.of(base.value(for: object, variables), at: path[...])
    case .variable(let name): return variables[name]
    case .list(let values): return values.compactMap { $0.value(for: object, variables) }
    case .arithmetic(let sign, let left, let right):
      let numbers = [left, right].map { $0.value(for: object, variables) as? NSNumber }
      guard let left = numbers[0]?.doubleValue, let right = numbers[1]?.doubleValue else {
        return nil
      }
      return Self.result(of: sign, left, right)
    case .function(let name, let arguments):
      return PredicateFunctions.call(name, arguments.map { $0.value(for: object, variables) })
    case .subquery(let collection, let name, let node):
      let elements = KeyPathValue.elements(of: collection.value(for: object, variables)) ?? []
      return elements.filter { element in
        node.holds(for: object, variables.merging([name: element]) { $1 })
      }
    }
  }

  private static func result(of sign: Character, _ left: Double, _ right: Double) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": right == 0 ? nil : left / right
    default: pow(left, right)
    }
  }
}

/// The functions that can be used in a format.
enum PredicateFunctions {
  /// Returns whether there is a function with the given name.
  static func has(_ name: String) -> Bool { table[name] != nil }

  /// Returns the function's result.
  static func call(_ name: String, _ arguments: [Any?]) -> Any? { table[name]?(arguments) }

  private static func numbers(_ arguments: [Any?]) -> [Double] {
    let values = arguments.count == 1 ? KeyPathValue.elements(of: arguments[0]) : nil
    return (values ?? arguments.compactMap(\.self)).compactMap { ($0 as? NSNumber)?.doubleValue }
  }

  private static let table: [String: @Sendable ([Any?]) -> Any?] = [
    "sum": { numbers($0).reduce(0, +) },
    "count": { KeyPathValue.elements(of: $0.first ?? nil)?.count },
    "min": { numbers($0).min() },
    "max": { numbers($0).max() },
    "average": {
      let numbers = numbers($0)
      return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    },
    "abs": { numbers($0).first.map { abs($0) } },
    "ceiling": { numbers($0).first?.rounded(.up) },
    "floor": { numbers($0).first?.rounded(.down) },
    "trunc": { numbers($0).first?.rounded(.towardZero) },
    "sqrt": { numbers($0).first?.squareRoot() },
    "uppercase": { ($0.first as? String)?.uppercased() },
    "lowercase": { ($0.first as? String)?.lowercased() },
    "length": { ($0.first as? String)?.utf16.count },
    "now": { _ in Date() },
  ]
}
