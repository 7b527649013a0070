// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A stop in an accessibility rotor.
package struct RotorStop {
  /// The identity of the stop, or `nil` if the stop is part of the text in the element that has the rotor.
  package var key: AnyHashable?
  /// Whether the stop's key belongs to a namespace, rather than to a row or to a view with an `id`.
  package var isNamespaced = false
  package var label: String?
  package var textRange: Range<String.Index>?
  package var prepare: () -> Void = {}
}

extension AccessibilityRotorContent {
  /// Adds the stops in the body.
  public func _appendStops(to stops: inout _RotorStops) { body._appendStops(to: &stops) }
}

extension Never: AccessibilityRotorContent {
  /// Adds no stops, because a value of this type cannot exist.
  public func _appendStops(to stops: inout _RotorStops) {}
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// Adds the stops in the optional content, if it is present.
  public func _appendStops(to stops: inout _RotorStops) { self?._appendStops(to: &stops) }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// Adds the stops in the group.
  public func _appendStops(to stops: inout _RotorStops) { content._appendStops(to: &stops) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// Adds the stops for each element of a collection.
  public func _appendStops(to stops: inout _RotorStops) {
    for element in data { content(element)._appendStops(to: &stops) }
  }
}
