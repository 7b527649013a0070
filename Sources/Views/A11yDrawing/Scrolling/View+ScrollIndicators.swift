// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How scrolling shows itself. It does not affect elements.
extension View {
  /// Shows the indicators for a moment at first.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Shows the indicators for a moment when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Lets scrolling stop at the view.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  /// Sets where scrolling begins.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View { self }
  /// Hides the effect at the edges of scrolled content.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }
  /// Turns off the effect at the edges of scrolled content.
  nonisolated public func scrollEdgeEffectDisabled(
    _ disabled: Bool = true,
    for edges: Edge.Set = .all
  ) -> some View { self }
  /// Sets which input scrolls.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior,
    for input: ScrollInputKind
  ) -> some View { self }
  /// Tells which views are visible. Nothing is scrolled away, so it is never told.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
  /// Tells when scrolling begins and ends. Nothing is scrolled, so it is never told.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let enabled = Self(name: "enabled")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// An input that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// A gesture of the hand.
  public static let handGestureShortcut = Self(name: "handGestureShortcut")
  /// A look.
  public static let look = Self(name: "look")
  /// The crown.
  public static let crown = Self(name: "crown")
}

/// What is known when scrolling begins or ends.
public struct ScrollPhaseChangeContext {
  /// Where the content is.
  public var geometry: ScrollGeometry
  /// How fast it moves, in points a second.
  public var velocity: CGVector?
}
