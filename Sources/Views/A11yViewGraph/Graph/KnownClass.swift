// SPDX-License-Identifier: MIT

// The view layer's unchecked casts. A checked cast to a generic class would cost more than most
// updates; debug builds check these.

extension _ViewNode {
  /// The node as the class it was made as.
  ///
  /// Invariant: a view's `_updateNode` only ever gets the node that the same type's `_makeNode`
  /// returned, and only a class itself sets the flag that marks it. So callers know the class.
  @inlinable @inline(__always)
  package final func made<N: _ViewNode>(as kind: N.Type) -> N { unsafeDowncast(self, to: kind) }
}

/// An object stored under a key, as the class that belongs to the key.
///
/// Invariant: only a key's subscript stores objects under it, and they all have its `Value`.
@inlinable @inline(__always)
package func stored<Object: AnyObject>(_ object: AnyObject, as kind: Object.Type) -> Object {
  unsafeDowncast(object, to: kind)
}
