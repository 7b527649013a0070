// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A style for menus.
///
/// The menu is where the body makes one from its configuration.
@MainActor
@preconcurrency
public protocol MenuStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = MenuStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of menus in the view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

/// The default style.
public struct DefaultMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The `button` style.
public struct ButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The `button` style.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The `borderlessButton` style.
public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The `borderlessButton` style.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
