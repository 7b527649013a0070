// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A style for groups of controls.
///
/// The controls are where the body shows them.
@MainActor
@preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of groups of controls in the view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

/// The default style.
public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// The `navigation` style.
public struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The `navigation` style.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// The `menu` style.
public struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The `menu` style.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The `compactMenu` style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The `compactMenu` style.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// The `palette` style.
public struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The `palette` style.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
