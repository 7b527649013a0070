// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A style for menus. The menu appears where the body creates one from its configuration.
@MainActor @preconcurrency public protocol MenuStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the body for a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, for use in a style.
public struct MenuStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }
  /// The content of the menu.
  public struct Content {
    package let view: AnyView
  }
  package let label: Label
  package let content: Content
  package let primaryAction: (@MainActor () -> Void)?
}

extension Menu where Label == A11yViews.Label<Text, Image> {
  /// Creates a menu labeled with a localized string and an image.
  public init(
    _ title: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) { self.init(content(), A11yViews.Label(title, image: image)) }

  /// Creates a menu labeled with a localized string resource and an image.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) { self.init(content(), A11yViews.Label(title, image: image)) }

  /// Creates a menu labeled with a string and an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) { self.init(content(), A11yViews.Label(title, image: image)) }

  /// Creates a menu labeled with a localized string and an image, with a primary action.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content(), A11yViews.Label(titleKey, image: image), primaryAction) }

  /// Creates a menu labeled with a localized string and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  { self.init(content(), A11yViews.Label(title, systemImage: systemImage)) }

  /// Creates a menu labeled with a localized string resource and a symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content(), A11yViews.Label(title, systemImage: systemImage)) }

  /// Creates a menu labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content(), A11yViews.Label(title, systemImage: systemImage)) }

  /// Creates a menu labeled with a localized string and a symbol, with a primary action.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content(), A11yViews.Label(titleKey, systemImage: systemImage), primaryAction) }
}

extension Menu {
  /// Creates a menu from its content and a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content(), label())
  }

  /// Creates a menu with a primary action, which opens when its button is held.
  @preconcurrency public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content(), label(), primaryAction) }
}

extension Menu where Label == Text {
  /// Creates a menu labeled with a localized string.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title))
  }

  /// Creates a menu labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(content(), Text(title)) }

  /// Creates a menu labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { self.init(content(), Text(title)) }

  /// Creates a menu labeled with a localized string, with a primary action.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content(), Text(title), primaryAction) }

  /// Creates a menu labeled with a localized string resource, with a primary action.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content(), Text(title), primaryAction) }

  /// Creates a menu labeled with a string, with a primary action.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content(), Text(title), primaryAction) }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.content, configuration.label, configuration.primaryAction)
  }
}

/// The default style.
public struct DefaultMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The `button` style.
public struct ButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// The `borderlessButton` style.
public struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The `button` style.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The `borderlessButton` style.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension Menu where Label == A11yViews.Label<Text, Image> {
  /// Creates a menu labeled with a localized string resource and an image, with a primary action.
  @_disfavoredOverload @preconcurrency public init(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content(), A11yViews.Label(titleResource, image: image), primaryAction) }

  /// Creates a menu labeled with a localized string resource and a symbol, with a primary action.
  @_disfavoredOverload @preconcurrency public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), A11yViews.Label(titleResource, systemImage: systemImage), primaryAction)
  }
}

extension View {
  /// Sets the style for menus in the view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

extension MenuStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension MenuStyleConfiguration.Content: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}
