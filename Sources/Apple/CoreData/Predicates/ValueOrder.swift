// SPDX-License-Identifier: MIT

import Foundation

/// Functions that compare two values of any type.
enum ValueOrder {
  /// Returns the order of two values, or `nil` if they are not comparable. A missing value precedes all other values.
  static func of(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (KeyPathValue.unwrapped(left), KeyPathValue.unwrapped(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left as String, let right as String): return left.compare(right)
    case (let left as NSNumber, let right as NSNumber): return left.compare(right)
    case (let left as Date, let right as Date): return left.compare(right)
    case (let left as any Comparable, let right?): return order(left, right)
    default: return nil
    }
  }

  /// Returns whether two values are equal, even if one has a Foundation type and the other has a Swift type.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (KeyPathValue.unwrapped(left), KeyPathValue.unwrapped(right)) {
    case (nil, nil): return true
    case (nil, _), (_, nil): return false
    case (let left as String, let right as String): return left == right
    case (let left as NSNumber, let right as NSNumber): return left.compare(right) == .orderedSame
    case (let left?, let right?):
      if let left = KeyPathValue.elements(of: left), let right = KeyPathValue.elements(of: right) {
        return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
      }
      if let left = left as? any IdentifiedValue, let right = right as? any IdentifiedValue {
        return left.identity == right.identity
      }
      return (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? false
    }
  }

  private static func order<T: Comparable>(_ left: T, _ right: Any) -> ComparisonResult? {
    guard let right = right as? T else { return nil }
    return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }
}

/// A value that is equal to any value with the same identity; for example, an object is equal to its identifier.
protocol IdentifiedValue {
  var identity: AnyHashable { get }
}
