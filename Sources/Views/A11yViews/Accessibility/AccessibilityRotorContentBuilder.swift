// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A result builder for the stops in an accessibility rotor.
///
/// Unlike Apple's rotor builder, this result builder also accepts `else`, `switch` and `for`.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Combines the stops from several statements, in order.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorStopList {
    var stops = _RotorStops()
    repeat (each content)._appendStops(to: &stops)
    return _RotorStopList(stops: stops)
  }

  /// Combines the stops from the iterations of a loop.
  public static func buildArray<Content: AccessibilityRotorContent>(
    _ contents: [Content]
  ) -> _RotorStopList {
    var stops = _RotorStops()
    for content in contents { content._appendStops(to: &stops) }
    return _RotorStopList(stops: stops)
  }
}

/// A type-erased list of rotor stops.
public struct _RotorStopList: AccessibilityRotorContent {
  /// The type of the body, which is never used.
  public typealias Body = Never
  package let stops: _RotorStops

  package init(stops: _RotorStops) { self.stops = stops }

  package init<Content: AccessibilityRotorContent>(_ content: Content) {
    var stops = _RotorStops()
    content._appendStops(to: &stops)
    self.stops = stops
  }

  /// Adds the stops.
  public func _appendStops(to stops: inout _RotorStops) { stops.stops += self.stops.stops }
}
