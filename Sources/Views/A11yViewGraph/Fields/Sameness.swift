// SPDX-License-Identifier: MIT

import Glibc

/// Returns whether two values are indistinguishable for a view, either because their bits are the same or because `==`
/// returns `true`.
///
/// Because both values are alive, equal bits mean that their references are equal. Values that cannot be compared are
/// always considered different.
package func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if haveSameBits(lhs, rhs) { return true }
  // Most states have one of a few common types, and looking up a conformance costs more than the rest of this function.
  if Value.self == Int.self || Value.self == Bool.self { return false }
  if Value.self == String.self {
    return unsafeBitCast(lhs, to: String.self) == unsafeBitCast(rhs, to: String.self)
  }
  if let lhs = lhs as? any Equatable { return lhs.isEqual(to: rhs) }
  if let lhs = lhs as? any PlaceComparable { return lhs.isSamePlace(as: rhs) }
  return false
}

/// Returns whether two values have the same bytes. Equal values are reported as different if their padding differs.
@inline(__always)
package func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { haveSameBytes(lhs, $0) } }
}

/// Returns whether a stored value has the same bytes as another value. The parameter is `inout` only to avoid a copy of
/// the value.
@inline(__always)
package func haveSameBits<Value>(stored lhs: inout Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: &lhs) { lhs in withUnsafeBytes(of: rhs) { haveSameBytes(lhs, $0) } }
}

@inline(__always)
private func haveSameBytes(_ lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> Bool {
  guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
  return memcmp(left, right, lhs.count) == 0
}

/// A type whose values are compared neither by bits nor by `==`. A binding, for example, is compared by the storage
/// location to which it refers.
package protocol PlaceComparable {
  func isSamePlace(as other: Any) -> Bool
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
