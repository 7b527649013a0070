@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// One stop of a rotor.
///
/// A stop with an id is the row of that id in a `ForEach`, or the view with that `id`; one with a
/// namespace is what has the same `accessibilityRotorEntry(id:in:)`. A stop with a range alone is
/// that part of the text of the element that has the rotor. `prepare` is run before the cursor
/// moves.
public struct AccessibilityRotorEntry<ID: Hashable> {
  package let stop: RotorStop

  private init(
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

  /// Makes a stop at a row or a view by its id.
  public init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label, key: AnyHashable(id), textRange, prepare)
  }

  /// Makes a stop at what is known by an id in a namespace.
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

  /// Makes a stop at a part of the text of the element that has the rotor.
  public init(
    _ label: Text? = nil,
    textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {
    self.init(label, key: nil, textRange, prepare)
  }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// What the stop is made of: nothing but itself.
  public typealias Body = Never

  /// Adds the stop.
  public func _appendStops(to stops: inout _RotorStops) { stops.stops.append(stop) }
}

/// An id that is only the same in the same namespace.
package struct NamespacedID<ID: Hashable>: Hashable {
  package let namespace: Namespace.ID
  package let id: ID

  package init(_ namespace: Namespace.ID, _ id: ID) {
    self.namespace = namespace
    self.id = id
  }
}
