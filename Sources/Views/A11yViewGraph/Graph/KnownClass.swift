// SPDX-License-Identifier: MIT

// Unchecked casts in the view layer. A checked cast to a generic class would cost more than most updates; debug builds
// check these casts.

extension _ViewNode {
  /// Returns the node, cast to the class with which it was created.
  ///
  /// Invariant: a view's `_updateNode` only ever receives the node that the same type's `_makeNode` returned, and only
  /// a class itself sets the flag that marks it. Callers therefore know the class.
  @inlinable @inline(__always)
  package final func made<N: _ViewNode>(as kind: N.Type) -> N { unsafeDowncast(self, to: kind) }
}

/// Returns an object stored under a key, cast to the class that belongs to the key.
///
/// Invariant: only a key's subscript stores objects under it, and they all have its `Value`.
@inlinable @inline(__always)
package func stored<Object: AnyObject>(_ object: AnyObject, as kind: Object.Type) -> Object {
  unsafeDowncast(object, to: kind)
}
