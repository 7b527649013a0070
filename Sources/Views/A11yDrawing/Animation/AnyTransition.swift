// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

/// How a view appears and disappears.
public struct AnyTransition: Sendable {
  /// Immediately.
  public static let identity = AnyTransition()
  /// Fading.
  public static let opacity = AnyTransition()
  /// Growing and shrinking.
  public static let scale = AnyTransition()
  /// Sliding.
  public static let slide = AnyTransition()
  /// Growing and shrinking.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From and to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing the previous view out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From and to a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From and to a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// One transition for appearing, another for disappearing.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }
  /// With one modifier while it is away, another while it is there.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  /// From and to a place.
  public static func offset(_ offset: CGPoint) -> AnyTransition { AnyTransition() }
  /// Creates a transition of any type.
  public init<T: Transition>(_ transition: T) {}
  init() {}
  /// Both together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
