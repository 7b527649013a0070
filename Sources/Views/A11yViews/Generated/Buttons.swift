// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A glass button style.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A prominent glass button style.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The state of editing content.
public enum EditMode: Sendable {
  /// The content is not being edited.
  case inactive
  /// Some rows of the content are being edited.
  case transient
  /// The content is being edited.
  case active
  /// Whether the content, or part of it, is being edited.
  public var isEditing: Bool { self != .inactive }
}

/// A style that shows only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style with a border around the label.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style with a prominent border around the label.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style with a border, for buttons in a bar.
public struct BorderedBarButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  package let name: String
  /// The button deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels without performing an action.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button confirms an action.
  public static let confirm = ButtonRole(name: "confirm")
  /// The button closes something.
  public static let close = ButtonRole(name: "close")
}

/// The label for a button that has only a role.
public struct DefaultButtonLabel: View {
  package let role: ButtonRole
  /// The content and behavior of the view.
  public var body: some View { Text(verbatim: role.title) }
}

/// A style for buttons. The body replaces the label, but the result is still a single button with
/// the same action.
@MainActor @preconcurrency public protocol ButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the body for a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, for use in a style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is being pressed, which is always `false` because activation is
  /// instantaneous.
  public let isPressed: Bool
  package let trigger: @MainActor () -> Void
}

/// The default style.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style for buttons that also determines which interactions activate them. The body is always
/// exposed as a single button whose activation performs the button's action.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the body for a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, for use in a style.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    package let view: AnyView
  }
  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  package let action: @MainActor () -> Void
  /// Performs the button's action.
  @MainActor @preconcurrency public func trigger() { action() }
}

/// An action that starts renaming a view's content.
public struct RenameAction {
  package let action: () -> Void
  /// Starts renaming.
  @MainActor public func callAsFunction() { action() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A glass button style.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A prominent glass button style.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

extension Button where Label == A11yViews.Label<Text, Image> {
  /// Creates a button labeled with a localized string and an image.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button labeled with a localized string resource and an image.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button labeled with a string and an image.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button with a role, labeled with a localized string and an image.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button with a role, labeled with a localized string resource and an image.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button with a role, labeled with a string and an image.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, image: image) } }

  /// Creates a button labeled with a localized string and a symbol.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button labeled with a localized string resource and a symbol.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button labeled with a string and a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button with a role, labeled with a localized string and a symbol.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button with a role, labeled with a localized string resource and a symbol.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a button with a role, labeled with a string and a symbol.
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
  /// Creates a button labeled with a localized string.
  @preconcurrency public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  { self.init(role: nil, action: action) { Text(title) } }

  /// Creates a button labeled with a localized string resource.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { Text(title) } }

  /// Creates a button labeled with a string.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { Text(title) } }

  /// Creates a button with a role, labeled with a localized string.
  @preconcurrency public init(
    _ title: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }

  /// Creates a button with a role, labeled with a localized string resource.
  @_disfavoredOverload @preconcurrency public init(
    _ title: LocalizedStringResource,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }

  /// Creates a button with a role, labeled with a string.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button labeled with the title of its role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Link where Label == Text {
  /// Creates a link labeled with a localized string.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link labeled with a localized string resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows only the label.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border around the label.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style with a prominent border around the label.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension View {
  /// Sets the style for buttons in the view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.anyButtonStyle, ButtonStyleBox(style))
  }

  /// Sets the style for buttons in the view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.anyButtonStyle, style is any SystemStyle ? nil : PrimitiveButtonStyleBox(style))
  }

  /// Sets the action that rename buttons in the view and in its context menu perform.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}

extension OpenURLAction.Result {
  /// Returns a result that asks the system to open another URL.
  public static func systemAction(_ url: URL) -> Self { Self(outcome: .system(url)) }
}

extension RenameButton where Label == A11yViews.Label<Text, Image> {
  /// Creates the button.
  public init() { self.init(label: A11yViews.Label("Rename", systemImage: "pencil")) }
}

extension OpenURLAction {
  /// Opens a URL in the app or elsewhere.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens a URL and reports whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }
}

extension OpenURLAction.Result {
  /// Returns a result that asks the system to open the URL, in the app or elsewhere.
  public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> OpenURLAction.Result {
    url.map { systemAction($0) } ?? .systemAction
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}
