// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A stop in an accessibility rotor.
///
/// A stop with an ID refers to the row with that ID in a `ForEach`, or to the view with that `id`. A stop with an ID
/// and a namespace refers to the view with the same `accessibilityRotorEntry(id:in:)`. A stop with only a range refers
/// to that part of the text in the element that has the rotor. The `prepare` closure is called before the cursor moves.
public struct AccessibilityRotorEntry<ID: Hashable> {
  package let stop: RotorStop

  init(
    _ label: Text?,
    key: AnyHashable?,
    isNamespaced: Bool = false,
    _ textRange: Range<String.Index>?,
    _ prepare: @escaping () -> Void
  ) {
    stop = RotorStop(
      key: key,
      isNamespaced: isNamespaced,
      label: label?.spoken,
      textRange: textRange,
      prepare: prepare
    )
  }

  /// Creates a rotor stop for an ID in a namespace.
  public init(
    _ label: Text,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    let key = AnyHashable(NamespacedID(namespace, id))
    self.init(label, key: key, isNamespaced: true, textRange, prepare)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// Adds the stop.
  public func _appendStops(to stops: inout _RotorStops) { stops.stops.append(stop) }
}

/// An ID that is unique within its namespace.
package struct NamespacedID<ID: Hashable>: Hashable {
  package let namespace: Namespace.ID
  package let id: ID

  package init(_ namespace: Namespace.ID, _ id: ID) {
    self.namespace = namespace
    self.id = id
  }
}
