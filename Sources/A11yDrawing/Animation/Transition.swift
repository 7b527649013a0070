// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import Foundation

/// How a view appears and disappears, as a type. Here it does so at once.
@MainActor
@preconcurrency
public protocol Transition {
  /// The type of the view while it changes.
  associatedtype Body: View
  /// The view that appears.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase. Never called.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it appears, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

extension Transition {
  /// Both together.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition { self }
  /// With an animation of its own.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

/// A transition of the system.
public struct _SystemTransition {
  nonisolated init() {}
}

extension _SystemTransition: Transition {
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == _SystemTransition {
  /// Immediately.
  nonisolated public static var identity: _SystemTransition { _SystemTransition() }
  /// Fading.
  nonisolated public static var opacity: _SystemTransition { _SystemTransition() }
  /// Growing and shrinking.
  nonisolated public static var scale: _SystemTransition { _SystemTransition() }
  /// Sliding.
  nonisolated public static var slide: _SystemTransition { _SystemTransition() }
  /// Blurring.
  nonisolated public static var blurReplace: _SystemTransition { _SystemTransition() }
  /// As symbols do.
  nonisolated public static var symbolEffect: _SystemTransition { _SystemTransition() }
  /// From and to an edge.
  nonisolated public static func move(edge: Edge) -> _SystemTransition { _SystemTransition() }
  /// From an edge, pushing the previous view out.
  nonisolated public static func push(from edge: Edge) -> _SystemTransition { _SystemTransition() }
  /// Growing and shrinking.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center)
    -> _SystemTransition
  { _SystemTransition() }
}
