// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// The system's button styles. They do not affect elements.

/// The default style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
