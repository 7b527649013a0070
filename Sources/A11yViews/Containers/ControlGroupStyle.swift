@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What groups of controls are made of.
///
/// The controls are met where the body shows them.
@MainActor
@preconcurrency
public protocol ControlGroupStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what groups of controls in the view are made of.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// The look called “navigation”.
public struct NavigationControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look called “navigation”.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// The look called “menu”.
public struct MenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The look called “menu”.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The look called “compactMenu”.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The look called “compactMenu”.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// The look called “palette”.
public struct PaletteControlGroupStyle: ControlGroupStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The controls.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The look called “palette”.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
