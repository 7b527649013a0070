// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The default style.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style for labels.
@MainActor @preconcurrency public protocol LabelStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the body for a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label, for use in a style.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title {
    package let view: AnyView
  }
  /// The icon of the label, which is never an element because the title describes it.
  public struct Icon {}
  /// The title of the label.
  public var title: Title
  /// The icon of the label.
  public var icon: Icon { Icon() }
}

/// A style for labels with their content. Text content is still combined with its label, and other
/// content is in a group named by the label.
@MainActor @preconcurrency public protocol LabeledContentStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the body for labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content, for use in a style.
public struct LabeledContentStyleConfiguration {
  /// The label of the content.
  public struct Label {
    package let view: AnyView
  }
  /// The labeled content.
  public struct Content {
    package let view: AnyView
  }
  /// The label of the content.
  public let label: Label
  /// The labeled content.
  public let content: Content
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a localized string and the name of an image.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label from a localized string resource and the name of an image.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label from a string and the name of an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label from a localized string and the name of a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a localized string resource and the name of a symbol.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a string and the name of a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a localized string and an image asset.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Creates a label from a localized string resource and an image asset.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, image resource: ImageResource)
  { self.init(title: { Text(title) }, icon: { Image(resource) }) }

  /// Creates a label from a string and an image asset.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A style that shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon. The title is still spoken.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The default style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the content.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon. The title is still spoken.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates content labeled with a localized string.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), value: content())
  }

  /// Creates content labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) { self.init(label: Text(title), value: content()) }

  /// Creates content labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content
  ) { self.init(label: Text(title), value: content()) }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string with a localized label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), value: Text(value))
  }

  /// Creates a formatted value with a localized string as its label.
  public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), value: Text(value, format: format))
  }

  /// Creates a formatted value with a localized string resource as its label.
  @_disfavoredOverload public init<F: FormatStyle>(
    _ title: LocalizedStringResource,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), value: Text(value, format: format))
  }

  /// Creates a formatted value with a string as its label.
  @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(
    _ title: S,
    value: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), value: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content from a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, value: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  /// Sets the style for labels in the view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.anyLabelStyle, LabelStyleBox(style))
  }

  /// Sets the style for labeled content in the view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string with a localized string resource as its label.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ titleResource: LocalizedStringResource,
    value: S
  ) { self.init(label: Text(titleResource), value: Text(value)) }

  /// Creates a string with another string as its label.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), value: Text(value))
  }
}

extension LabelStyleConfiguration.Title: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  /// The content and behavior of the view.
  public var body: some View { EmptyView() }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates content with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: content())
  }
}

extension LabeledContentStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}
