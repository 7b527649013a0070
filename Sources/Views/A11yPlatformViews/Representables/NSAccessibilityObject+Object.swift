// SPDX-License-Identifier: MIT

import Foundation

extension _NSAccessibilityObject: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (lhs: _NSAccessibilityObject, rhs: _NSAccessibilityObject)
    -> Bool
  { lhs === rhs }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension _NSAccessibilityObject: NSObjectProtocol {
  /// Whether both are the same object.
  nonisolated public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  /// A number for the object.
  nonisolated public var hash: Int { hashValue }
  /// The object.
  nonisolated public func `self`() -> Self { self }
  /// Whether the object only speaks for another: it does not.
  nonisolated public func isProxy() -> Bool { false }
  /// The object's type.
  nonisolated public var description: String { "<\(type(of: self))>" }
  /// The object's type.
  nonisolated public var debugDescription: String { description }
}
