// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The stops of a rotor.
public protocol AccessibilityRotorContent {
  /// The type of the content's body.
  associatedtype Body: AccessibilityRotorContent

  /// The content's body.
  @AccessibilityRotorContentBuilder var body: Body { get }

  /// Adds the stops, in order. Content with a body need not implement this.
  func _appendStops(to stops: inout _RotorStops)
}

/// The stops of a rotor, in order.
public struct _RotorStops {
  package var stops: [RotorStop] = []
}

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

extension AccessibilityRotorContent where Body == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body") }
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

  /// Groups stops.
  @_disfavoredOverload
  public init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(holding: content())
  }

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
