// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A button of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A prominent button of glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Whether content is being edited.
public enum EditMode: Sendable {
  /// It is not being edited.
  case inactive
  /// Some rows are being edited.
  case transient
  /// It is being edited.
  case active
  /// Whether it is being edited in any way.
  public var isEditing: Bool { self != .inactive }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A border around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A prominent border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// No border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button with a border, in a bar.
public struct BorderedBarButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  package let name: String
  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves without any action.
  public static let cancel = ButtonRole(name: "cancel")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes something.
  public static let close = ButtonRole(name: "close")
}

/// The label of a button that has nothing but a role.
public struct DefaultButtonLabel: View {
  package let role: ButtonRole
  /// The words of the role.
  public var body: some View { Text(verbatim: role.title) }
}

/// A style for buttons. The body replaces the label; it is still one button with the same action.
@MainActor @preconcurrency public protocol ButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ButtonStyleConfiguration
  /// The body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being pressed. It never is: activation is instantaneous.
  public let isPressed: Bool
  package let trigger: @MainActor () -> Void
}

/// The default style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style for buttons that also controls what activates them. The body is always exposed as one
/// button; activating it performs the button's action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The body of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }
  /// What the button is for.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  package let action: @MainActor () -> Void
  /// Performs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// Starts renaming what a view shows.
public struct RenameAction {
  package let action: () -> Void
  /// Starts renaming.
  @MainActor public func callAsFunction() { action() }
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

extension Button where Label == A11yViews.Label<Text, Image> {
  /// Creates a button labelled with a localised text and an image.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button labelled with the text of a resource and an image.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button labelled with a string and an image.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button with a role, labelled with a localised text and an image.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button with a role, labelled with the text of a resource and an image.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button with a role, labelled with a string and an image.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button labelled with a localised text and a symbol.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button labelled with the text of a resource and a symbol.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button labelled with a string and a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button with a role, labelled with a localised text and a symbol.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button with a role, labelled with the text of a resource and a symbol.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button with a role, labelled with a string and a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, systemImage: systemImage) } }
}

extension Button {
  /// Creates a button from an action and a label.
  @preconcurrency public init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(role: nil, action: action, label: label) }
}

extension Button where Label == Text {
  /// Creates a button labelled with a localised text.
  @preconcurrency public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  { self.init(role: nil, action: action) { Text(title) } }

  /// Creates a button labelled with the text of a resource.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { Text(title) } }

  /// Creates a button labelled with a string.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { Text(title) } }

  /// Creates a button with a role, labelled with a localised text.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }

  /// Creates a button with a role, labelled with the text of a resource.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }

  /// Creates a button with a role, labelled with a string.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that is labelled with the words of its role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Link where Label == Text {
  /// Creates a link labelled with a localised text.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link labelled with the text of a resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border around the label.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent border.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button described by a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Sets the style of buttons in the view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.anyButtonStyle, ButtonStyleBox(style))
  }

  /// Sets the style of buttons in the view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.anyButtonStyle, style is any SystemStyle ? nil : PrimitiveButtonStyleBox(style))
  }

  /// Sets how the view's content is renamed, for rename buttons inside and in the view's context
  /// menu.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}

extension OpenURLAction.Result {
  /// The system should open another URL.
  public static func systemAction(_ url: URL) -> Self { Self(outcome: .system(url)) }
}

extension RenameButton where Label == A11yViews.Label<Text, Image> {
  /// Creates the button.
  public init() { self.init(label: A11yViews.Label("Rename", systemImage: "pencil")) }
}

extension OpenURLAction {
  /// Opens an address, in the app or elsewhere.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a URL, and reports whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }
}

extension OpenURLAction.Result {
  /// The system opens the address, in the app or elsewhere.
  public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result {
    url.map { systemAction($0) } ?? .systemAction
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}
