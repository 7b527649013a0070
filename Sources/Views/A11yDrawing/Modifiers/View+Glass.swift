// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Glass. It does not affect elements.

/// A material that bends what is below it.
public struct Glass: Equatable, Sendable {
}

extension GlassEffectContainer: View {
  /// The views.
  public var body: some View { content }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Of a kind of glass.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .glass }
}
