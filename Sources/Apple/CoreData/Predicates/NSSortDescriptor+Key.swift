// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A sort descriptor for the value at a key path.
final class KeyedSortDescriptor: NSSortDescriptor {
  let name: String?
  /// The values that are compared to determine whether two sort descriptors are equal.
  private let identity: [AnyHashable?]
  private let compareValues: (Any?, Any?) -> ComparisonResult
  private let path: [String]

  init(
    _ name: String?,
    ascending: Bool,
    identity: AnyHashable? = nil,
    _ compare: @escaping (Any?, Any?) -> ComparisonResult = {
      ValueOrder.of($0, $1) ?? .orderedSame
    }
  ) {
    self.name = name
    self.identity = [name, identity]
    path = (name ?? "").split(separator: ".").map(String.init)
    compareValues = compare
    super.init(keyPath: \Any.self, ascending: ascending, comparator: { _, _ in .orderedSame })
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let values = [object1, object2].map { KeyPathValue.of($0, at: path[...]) }
    let order = compareValues(values[0], values[1])
    return ascending ? order : order.reversed
  }

  override var reversedSortDescriptor: Any {
    KeyedSortDescriptor(name, ascending: !ascending, identity: identity[1], compareValues)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeyedSortDescriptor else { return false }
    return identity == other.identity && ascending == other.ascending
  }

  override var hash: Int { identity.hashValue }
}

/// A Swift sort descriptor that can be used where a Foundation sort descriptor is required.
final class TypedSortDescriptor<Root>: NSSortDescriptor {
  let descriptor: SortDescriptor<Root>

  init(_ descriptor: SortDescriptor<Root>) {
    self.descriptor = descriptor
    super.init(
      keyPath: \Any.self,
      ascending: descriptor.order == .forward,
      comparator: { _, _ in .orderedSame }
    )
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    guard let left = object1 as? Root, let right = object2 as? Root else { return .orderedSame }
    return descriptor.compare(left, right)
  }

  override var reversedSortDescriptor: Any {
    var reversed = descriptor
    reversed.order = descriptor.order == .forward ? .reverse : .forward
    return TypedSortDescriptor(reversed)
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? TypedSortDescriptor<Root>)?.descriptor == descriptor
  }

  override var hash: Int { descriptor.hashValue }
}

extension ComparisonResult {
  fileprivate var reversed: ComparisonResult {
    self == .orderedAscending
      ? .orderedDescending : self == .orderedDescending ? .orderedAscending : .orderedSame
  }
}

/// A sort descriptor that can be created from a key. This type is a protocol because, unlike a class's initializer, a
/// protocol's initializer can return a subclass.
public protocol _KeyedSortDescriptor {}

extension NSSortDescriptor: _KeyedSortDescriptor {}

extension _KeyedSortDescriptor where Self: NSSortDescriptor {
  private init(making descriptor: NSSortDescriptor) {
    guard let descriptor = descriptor as? Self else {
      preconditionFailure("a subclass of NSSortDescriptor cannot be created from a key")
    }
    self = descriptor
  }

  /// Creates a sort descriptor for the value at a key path.
  public init(key: String?, ascending: Bool) {
    self.init(making: KeyedSortDescriptor(key, ascending: ascending))
  }

  /// Creates a sort descriptor that uses a closure to compare the values at a key path.
  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(
      making: KeyedSortDescriptor(key, ascending: ascending, identity: UUID()) { left, right in
        guard let left, let right else { return ValueOrder.of(left, right) ?? .orderedSame }
        return comparator(left, right)
      }
    )
  }

  /// Creates a sort descriptor that uses a string method or `compare:` to compare the values at a key path.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? ""
    self.init(
      making: KeyedSortDescriptor(key, ascending: ascending, identity: name) { left, right in
        guard let left = left as? String, let right = right as? String else {
          return ValueOrder.of(left, right) ?? .orderedSame
        }
        return TextOrders.compare(left, right, by: name)
      }
    )
  }

  /// Creates a sort descriptor for the value of a property that is optional or not comparable.
  @_disfavoredOverload
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      making: KeyedSortDescriptor(nil, ascending: ascending, identity: keyPath) { left, right in
        let values = [left, right].map { ($0 as? Root).map { $0[keyPath: keyPath] as Any } }
        return ValueOrder.of(values[0], values[1]) ?? .orderedSame
      }
    )
  }

  /// Creates a sort descriptor that sorts in the same order as a Swift sort descriptor.
  public init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(making: TypedSortDescriptor(sortDescriptor))
  }

  /// The key whose values determine the order, if the descriptor was created from a key.
  public var key: String? { (self as? KeyedSortDescriptor)?.name }
}

/// The methods that a sort descriptor can use to compare strings.
private enum TextOrders {
  static func compare(_ left: String, _ right: String, by name: String) -> ComparisonResult {
    switch name {
    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
    case "localizedCompare:": left.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:": left.localizedStandardCompare(right)
    default: left.compare(right)
    }
  }
}
