// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// One stop of a rotor.
package struct RotorStop {
  /// Identifies the stop; `nil` for a part of the element that has the rotor.
  package var key: AnyHashable?
  /// Whether the key belongs to a namespace rather than to a row or a view with an `id`.
  package var isNamespaced = false
  package var label: String?
  package var textRange: Range<String.Index>?
  package var prepare: () -> Void = {}
}

extension AccessibilityRotorContent {
  /// Adds the stops of the body.
  public func _appendStops(to stops: inout _RotorStops) { body._appendStops(to: &stops) }
}

extension Never: AccessibilityRotorContent {
  /// Never called.
  public func _appendStops(to stops: inout _RotorStops) {}
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the stops of the content, if any.
  public func _appendStops(to stops: inout _RotorStops) { self?._appendStops(to: &stops) }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the stops of the group.
  public func _appendStops(to stops: inout _RotorStops) { content._appendStops(to: &stops) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The content has no body.
  public typealias Body = Never

  /// Adds the stops of each element of the collection.
  public func _appendStops(to stops: inout _RotorStops) {
    for element in data { content(element)._appendStops(to: &stops) }
  }
}
