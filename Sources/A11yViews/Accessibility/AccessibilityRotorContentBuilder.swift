@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Makes the stops of a rotor of the statements of a closure.
///
/// Beside what Apple's builder takes, `else`, `switch` and `for` are taken too.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Takes a single statement as it is.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Puts the stops of several statements one after the other.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorStopList {
    var stops = _RotorStops()
    repeat (each content)._appendStops(to: &stops)
    return _RotorStopList(stops: stops)
  }

  /// Makes the stops of an `if` without an `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> Content? {
    content
  }

  /// Makes the stops of the first branch of an `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(
    first content: Content
  ) -> _RotorStopList {
    _RotorStopList(content)
  }

  /// Makes the stops of the second branch of an `if` or `switch`.
  public static func buildEither<Content: AccessibilityRotorContent>(
    second content: Content
  ) -> _RotorStopList {
    _RotorStopList(content)
  }

  /// Makes the stops of a loop.
  public static func buildArray<Content: AccessibilityRotorContent>(
    _ contents: [Content]
  ) -> _RotorStopList {
    var stops = _RotorStops()
    for content in contents { content._appendStops(to: &stops) }
    return _RotorStopList(stops: stops)
  }

  /// Takes what is only there on some platforms.
  public static func buildLimitedAvailability<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> _RotorStopList {
    _RotorStopList(content)
  }
}

/// Stops, whatever they were made of.
public struct _RotorStopList: AccessibilityRotorContent {
  /// What the stops are made of: nothing but themselves.
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
