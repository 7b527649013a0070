// SPDX-License-Identifier: MIT

import Glibc

/// Whether no view can tell two values apart: their bits are the same, or `==` says so.
///
/// Both values are alive, so equal bits mean equal references. Never guesses: if the values cannot
/// be compared, the answer is no.
package func isSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if haveSameBits(lhs, rhs) { return true }
  // Most state is one of these, and looking up a conformance costs more than the rest.
  if Value.self == Int.self || Value.self == Bool.self { return false }
  if Value.self == String.self {
    return unsafeBitCast(lhs, to: String.self) == unsafeBitCast(rhs, to: String.self)
  }
  if let lhs = lhs as? any Equatable { return lhs.isEqual(to: rhs) }
  if let lhs = lhs as? any PlaceComparable { return lhs.isSamePlace(as: rhs) }
  return false
}

/// Whether two values have the same bytes. Padding may differ, which only causes a false no.
@inline(__always)
package func haveSameBits<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in withUnsafeBytes(of: rhs) { haveSameBytes(lhs, $0) } }
}

/// Whether a stored value has the same bytes as another; `inout` only so that it is not copied.
@inline(__always)
package func haveSameBits<Value>(stored lhs: inout Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: &lhs) { lhs in withUnsafeBytes(of: rhs) { haveSameBytes(lhs, $0) } }
}

@inline(__always)
private func haveSameBytes(_ lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> Bool {
  guard let left = lhs.baseAddress, let right = rhs.baseAddress else { return true }
  return memcmp(left, right, lhs.count) == 0
}

/// A type that is compared neither by bits nor by `==`: a binding is compared by where it leads.
package protocol PlaceComparable {
  func isSamePlace(as other: Any) -> Bool
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
