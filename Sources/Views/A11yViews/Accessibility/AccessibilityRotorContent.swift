// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A stop in a rotor.
package struct RotorStop {
  /// The stop's identity, or `nil` for a part of the element that has the rotor.
  package var key: AnyHashable?
  /// Whether the key belongs to a namespace, rather than to a row or to a view with an `id`.
  package var isNamespaced = false
  package var label: String?
  package var textRange: Range<String.Index>?
  package var prepare: () -> Void = {}
}

extension AccessibilityRotorContent {
  /// Adds the body's stops.
  public func _appendStops(to stops: inout _RotorStops) { body._appendStops(to: &stops) }
}

extension Never: AccessibilityRotorContent {
  /// Adds no stops, because this type has no values.
  public func _appendStops(to stops: inout _RotorStops) {}
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The body's type, which is never used.
  public typealias Body = Never

  /// Adds the content's stops, if any.
  public func _appendStops(to stops: inout _RotorStops) { self?._appendStops(to: &stops) }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The body's type, which is never used.
  public typealias Body = Never

  /// Adds the group's stops.
  public func _appendStops(to stops: inout _RotorStops) { content._appendStops(to: &stops) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The body's type, which is never used.
  public typealias Body = Never

  /// Adds the stops for each element of the collection.
  public func _appendStops(to stops: inout _RotorStops) {
    for element in data { content(element)._appendStops(to: &stops) }
  }
}
