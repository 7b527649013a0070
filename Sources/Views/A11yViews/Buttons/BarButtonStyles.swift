// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Styles that only look different: their buttons are the system's.

/// A button with a border, in a bar.
public struct BorderedBarButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
