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

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A border around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border around the label.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A prominent border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent border.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// No border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
