// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Changes are instantaneous here, so animation does not affect elements.
extension View {
  /// Animates changes that come with a change of a value.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    self
  }

  /// Animates changes.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Animates the changes that a closure makes.
  nonisolated public func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(AnyView(self)))
  }

  /// Sets how the view appears and disappears.
  @_disfavoredOverload
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Sets how the view appears and disappears.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    self
  }

  /// Sets how the content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    self
  }

  /// Ties the view to another with the same identity.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }
}

/// How the content of a view changes.
public struct ContentTransition: Hashable, Sendable {
  package let name: String
  /// Immediately.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// From shape to shape.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Symbol by symbol.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(_ effect: T)
    -> ContentTransition
  {
    ContentTransition(name: "symbolEffect")
  }
  /// Symbol by symbol.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
  /// Digit by digit, up or down with a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

/// What two views share while one turns into the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit per property.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How big they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
