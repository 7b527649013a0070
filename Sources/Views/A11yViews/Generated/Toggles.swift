// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The default style.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style for toggles. The body replaces the label, but the result is still a single toggle with
/// the same action. Its words are those of the label if the body shows it, and otherwise those of
/// the whole body.
@MainActor @preconcurrency public protocol ToggleStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the body for a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, for use in a style.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    package let view: AnyView
  }
  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle is partly on.
  public var isMixed: Bool
}

extension SwitchToggleStyle {
  /// Creates the style with a color, which has no effect on elements.
  nonisolated public init(tint: Color) { self.init() }
}

extension Toggle where Label == A11yViews.Label<Text, Image> {
  /// Creates a toggle labeled with a localized string and an image.
  public init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { A11yViews.Label(title, image: image) }
  }

  /// Creates a toggle labeled with a localized string resource and an image.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    image: ImageResource,
    isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { A11yViews.Label(title, image: image) } }

  /// Creates a toggle labeled with a string and an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { A11yViews.Label(title, image: image) } }

  /// Creates a toggle for several bindings, labeled with a localized string and an image.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey,
    image: ImageResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { A11yViews.Label(title, image: image) } }

  /// Creates a toggle for several bindings, labeled with a localized string resource and an image.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ title: LocalizedStringResource,
    image: ImageResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { A11yViews.Label(title, image: image) } }

  /// Creates a toggle for several bindings, labeled with a string and an image.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    image: ImageResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { A11yViews.Label(title, image: image) } }

  /// Creates a toggle labeled with a localized string and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle labeled with a localized string resource and a symbol.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    systemImage: String,
    isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a toggle labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a toggle for several bindings, labeled with a localized string and a symbol.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a toggle for several bindings, labeled with a localized string resource and a symbol.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ title: LocalizedStringResource,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) } }

  /// Creates a toggle for several bindings, labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    systemImage: String,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { A11yViews.Label(title, systemImage: systemImage) } }
}

extension Toggle where Label == Text {
  /// Creates a toggle labeled with a localized string.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle labeled with a localized string resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle for several bindings, labeled with a localized string.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }

  /// Creates a toggle for several bindings, labeled with a localized string resource.
  @_disfavoredOverload public init<C: RandomAccessCollection>(
    _ title: LocalizedStringResource,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }

  /// Creates a toggle for several bindings, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S,
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The `switch` style.
public struct SwitchToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `button` style.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `checkbox` style.
public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The `switch` style.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The `button` style.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The `checkbox` style.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension View {
  /// Sets the style for toggles in the view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.anyToggleStyle, ToggleStyleBox(style))
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}
