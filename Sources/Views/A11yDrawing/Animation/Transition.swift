// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
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
  /// What the transition is like.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A view in a phase of the transition: the view as it is.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
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

extension AsymmetricTransition: Transition {
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
