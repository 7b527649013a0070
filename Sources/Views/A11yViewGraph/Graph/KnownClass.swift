// SPDX-License-Identifier: MIT

// This file contains the view layer's unchecked casts. A checked cast to a generic class would cost more than most
// updates, so casts are checked only in debug builds.

extension _ViewNode {
  /// Returns the node as an instance of the class with which it was created.
  ///
  /// Invariant: a view's `_updateNode` only ever receives the node that the same type's `_makeNode` returned, and the
  /// flag that marks nodes of a class is set only by that class. Callers therefore know the class.
  @inlinable @inline(__always)
  package final func made<N: _ViewNode>(as kind: N.Type) -> N { unsafeDowncast(self, to: kind) }
}

/// Returns the object stored under a key as an instance of the class that belongs to the key.
///
/// Invariant: only a key's subscript stores objects under the key, and the values of all these objects have the key's
/// `Value` type.
@inlinable @inline(__always)
package func stored<Object: AnyObject>(_ object: AnyObject, as kind: Object.Type) -> Object {
  unsafeDowncast(object, to: kind)
}
