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

/// A button of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A prominent button of glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button of glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent button of glass.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
