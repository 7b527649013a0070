// SPDX-License-Identifier: MIT

import Foundation

/// An object whose values can be accessed by name.
protocol KeyedValues {
  /// Returns the value for a key, or `nil` if there is no such value.
  func keyedValue(_ key: String) -> Any?
}

/// Functions that evaluate an object's key path.
enum KeyPathValue {
  /// Evaluates the path through managed objects, dictionaries and the stored properties of other objects. If the path
  /// leads through a collection, evaluation continues in each element of the collection.
  static func of(_ object: Any?, at path: ArraySlice<String>) -> Any? {
    guard let key = path.first, let object = unwrapped(object) else { return unwrapped(object) }
    let rest = path.dropFirst()
    if key == "SELF" || key == "self" { return of(object, at: rest) }
    if key.first == "@" { return aggregate(key, of: elements(of: object) ?? [object], at: rest) }
    if let dictionary = object as? [String: Any] { return of(dictionary[key], at: rest) }
    if let elements = elements(of: object) {
      return elements.flatMap { element -> [Any] in
        let value = of(element, at: path)
        return value.map { Self.elements(of: $0) ?? [$0] } ?? []
      }
    }
    return of(value(of: object, key), at: rest)
  }

  /// Returns the elements of a collection, or `nil` if the value is not a collection.
  static func elements(of value: Any?) -> [Any]? {
    switch unwrapped(value) {
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as [Any]: array
    case let array as NSArray: Array(array)
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// Returns the value wrapped in an optional that was passed as `Any`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func value(of object: Any, _ key: String) -> Any? {
    if let keyed = object as? any KeyedValues { return keyed.keyedValue(key) }
    if key == "length", let text = object as? String { return text.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func aggregate(
    _ name: String,
    of elements: [Any],
    at path: ArraySlice<String>
  ) -> Any? {
    if name == "@count" { return elements.count }
    let values = elements.compactMap { of($0, at: path) }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min { ValueOrder.of($0, $1) == .orderedAscending }
    case "@max": return values.max { ValueOrder.of($0, $1) == .orderedAscending }
    default: return values
    }
  }
}
