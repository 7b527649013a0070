// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Blurs a view away.
public struct BlurReplaceTransition: Transition {
  /// Where it goes.
  public struct Configuration: Equatable, Sendable {
    let name: String
    /// Down, then up.
    public static let downUp = Configuration(name: "downUp")
    /// Up, then up.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Makes the transition.
  nonisolated public init(configuration: Configuration) {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurring, in a direction.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: config) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurring.
  nonisolated public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
}

/// As symbols do.
public struct SymbolEffectTransition: Transition {
  /// Makes the transition.
  nonisolated public init<E: SymbolEffect & TransitionSymbolEffect>(
    effect: E,
    options: SymbolEffectOptions
  ) {}
  nonisolated init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// As symbols do.
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
  /// As symbols do, with an effect.
  nonisolated public static func symbolEffect<E: SymbolEffect & TransitionSymbolEffect>(
    _ effect: E,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

/// One transition for appearing, another for disappearing.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How a view appears.
  public var insertion: Insertion
  /// How it disappears.
  public var removal: Removal
  /// Makes the transition.
  nonisolated public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// One transition for appearing, another for disappearing.
  nonisolated public static func asymmetric<I: Transition, R: Transition>(
    insertion: I,
    removal: R
  ) -> AsymmetricTransition<I, R> where Self == AsymmetricTransition<I, R> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
