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

extension Transition where Self == _SystemTransition {
  /// As symbols do, with an effect.
  nonisolated public static func symbolEffect<E: SymbolEffect & TransitionSymbolEffect>(
    _ effect: E,
    options: SymbolEffectOptions = .default
  ) -> _SystemTransition { _SystemTransition() }
}
