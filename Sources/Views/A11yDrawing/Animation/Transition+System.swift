// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Transitions of the system. Nothing is drawn, so they change nothing.

/// Immediately.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  /// Immediately.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

/// Fading.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// Fading.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Sliding.
public struct SlideTransition: Transition {
  /// Makes the transition.
  nonisolated public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition {
  /// Sliding.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

/// Growing and shrinking.
public struct ScaleTransition: Transition {
  /// The size at the ends, as a part of the usual one.
  public var scale: Double
  /// What stays in its place.
  public var anchor: UnitPoint
  /// Makes the transition.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == ScaleTransition {
  /// Growing and shrinking.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Growing and shrinking.
  nonisolated public static func scale(
    _ scale: Double,
    anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

/// From and to an edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Makes the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == MoveTransition {
  /// From and to an edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// From an edge, pushing the previous view out.
public struct PushTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Makes the transition.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing the previous view out.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}

/// From and to a distance, in points.
public struct OffsetTransition: Transition {
  /// The distance.
  public var offset: CGSize
  /// Makes the transition.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OffsetTransition {
  /// From and to a distance, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
  /// From and to a distance, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
