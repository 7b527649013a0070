/// A look of menus that the system has. It changes nothing that is met.
public protocol MenuStyle {}

extension View {
  /// Sets how menus in the view look.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}

/// The look that is usual in the place.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look that is usual in the place.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The look called “button”.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The look called “button”.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The look called “borderlessButton”.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look called “borderlessButton”.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
