@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What menus are made of.
///
/// The menu is met where the body makes one of its configuration.
@MainActor
@preconcurrency
public protocol MenuStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// What a body is made from.
  typealias Configuration = MenuStyleConfiguration

  /// The body of one.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets what menus in the view are made of.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}

/// The look that is usual in the place.
public struct DefaultMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The look called “button”.
public struct ButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The look called “button”.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The look called “borderlessButton”.
public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look called “borderlessButton”.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
