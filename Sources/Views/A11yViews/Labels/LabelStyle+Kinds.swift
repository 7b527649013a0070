// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// The system's label styles. In all of them the title is what is spoken.

/// The default style.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone; the title is still spoken.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is still spoken.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
