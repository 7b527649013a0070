// SPDX-License-Identifier: MIT

import Foundation

/// A comparison of two values.
struct PredicateComparison {
  /// The operator that compares the values.
  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between
  }

  /// The number of the left value's elements that must satisfy the comparison.
  enum Quantifier { case one, any, all, none }

  var quantifier = Quantifier.one
  let left: PredicateValue
  let sign: Operator
  var ignoresCase = false
  var ignoresAccents = false
  let right: PredicateValue

  /// Returns whether the comparison is true for an object.
  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let left = left.value(for: object, variables)
    let right = right.value(for: object, variables)
    guard quantifier != .one else { return compare(left, right) }
    let elements = KeyPathValue.elements(of: left) ?? [left].compactMap(\.self)
    switch quantifier {
    case .all: return elements.allSatisfy { compare($0, right) }
    case .none: return !elements.contains { compare($0, right) }
    default: return elements.contains { compare($0, right) }
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch sign {
    case .equal: areEqual(left, right)
    case .notEqual: !areEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .isIn: isIn(left, right)
    case .between: isBetween(left, right)
    case .contains:
      KeyPathValue.elements(of: left) == nil
        ? texts(left, right) { $0.contains($1) } : isIn(right, left)
    case .beginsWith: texts(left, right) { $0.hasPrefix($1) }
    case .endsWith: texts(left, right) { $0.hasSuffix($1) }
    case .like: texts(left, right) { Self.matches($0, Self.pattern(ofWildcards: $1), isLike: true) }
    case .matches: matchesExpression(left, right)
    }
  }

  private func folded(_ value: Any?) -> Any? {
    let value = KeyPathValue.unwrapped(value)
    guard ignoresCase || ignoresAccents, let text = value as? String else { return value }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresAccents { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil)
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    ValueOrder.areEqual(folded(left), folded(right))
  }

  /// Returns the order of two values. A missing value is neither less nor greater than any other value.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = folded(left), let right = folded(right) else { return nil }
    return ValueOrder.of(left, right)
  }

  private func texts(_ left: Any?, _ right: Any?, _ holds: (String, String) -> Bool) -> Bool {
    guard let left = folded(left) as? String, let right = folded(right) as? String else {
      return false
    }
    return holds(left, right)
  }

  private func isIn(_ value: Any?, _ collection: Any?) -> Bool {
    if let text = KeyPathValue.unwrapped(collection) as? String {
      return texts(text, value) { $0.contains($1) }
    }
    if let dictionary = collection as? [AnyHashable: Any] {
      return dictionary.values.contains { areEqual(value, $0) }
    }
    return (KeyPathValue.elements(of: collection) ?? []).contains { areEqual(value, $0) }
  }

  private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = KeyPathValue.elements(of: limits), limits.count == 2 else { return false }
    return order(limits[0], value).map { $0 != .orderedDescending } ?? false
      && order(value, limits[1]).map { $0 != .orderedDescending } ?? false
  }

  private func matchesExpression(_ left: Any?, _ right: Any?) -> Bool {
    guard let pattern = KeyPathValue.unwrapped(right) as? String,
      var text = KeyPathValue.unwrapped(left) as? String
    else { return false }
    if ignoresAccents { text = text.folding(options: .diacriticInsensitive, locale: nil) }
    return Self.matches(text, pattern, ignoresCase: ignoresCase)
  }

  /// Returns whether a pattern matches an entire string. An invalid pattern does not match any string.
  private static func matches(
    _ text: String,
    _ pattern: String,
    ignoresCase: Bool = false,
    isLike: Bool = false
  ) -> Bool {
    var options: NSRegularExpression.Options = isLike ? [.dotMatchesLineSeparators] : []
    if ignoresCase { options.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
    else { return false }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }

  private static func pattern(ofWildcards text: String) -> String {
    var pattern = ""
    var isEscaped = false
    for character in text {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: pattern += ".*"
      case "?" where !isEscaped: pattern += "."
      default: pattern += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return pattern
  }
}
