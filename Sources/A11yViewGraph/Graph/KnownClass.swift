// The unchecked casts of the view layer. A checked cast to a generic class would cost more than most
// updates do; a debug build checks these.

extension _ViewNode {
  /// The node as the class that it was made as.
  ///
  /// Invariant: a view's `_updateNode` only ever gets the node that the same type's `_makeNode`
  /// returned, and a flag that stands for a class is only set by that class. So callers know the class.
  @inlinable @inline(__always)
  package final func made<N: _ViewNode>(as kind: N.Type) -> N { unsafeDowncast(self, to: kind) }
}

/// An object stored under a key, as the class that the key stands for.
///
/// Invariant: only the subscript of a key stores objects under the key, and they all have its `Value`.
@inlinable @inline(__always)
package func stored<Object: AnyObject>(_ object: AnyObject, as kind: Object.Type) -> Object {
  unsafeDowncast(object, to: kind)
}
