// SPDX-License-Identifier: MIT

// Made from Surface/A11yAppModel.rows by `make surface`.

import A11yDrawing
import A11yPlatformViews
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation
import Observation
import OpenCombine

/// A part of an app that is shown outside the app, for example on the Home Screen. It runs alone:
/// mark the widget, or its bundle, with `@main`, and its content is spoken in a window. In a test,
/// show its ``WidgetSnapshot``.
@MainActor @preconcurrency public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration
  /// The content and families of the widget.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the widget.
  @MainActor @preconcurrency init()
  /// The descriptions of the widgets in this one. Widgets with a body need not implement this.
  @MainActor @preconcurrency var _kinds: [_WidgetKind] { get }
}

/// The content and families of a widget.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration's content.
  associatedtype Body: WidgetConfiguration
  /// The content of the configuration.
  @MainActor @preconcurrency var body: Body { get }
  /// The description of the widget. Configurations with a body need not implement this.
  @MainActor @preconcurrency var _kind: _WidgetKind { get }
}

/// The description of a widget.
public struct _WidgetKind {
  /// The name with which the program identifies the widget.
  public var kind: String
  /// The name for users, which may be empty.
  public var displayName = ""
  /// The widget's description for the widget gallery.
  public var description = ""
  /// The supported families.
  public var families: [WidgetFamily] = WidgetFamily.allCases
  /// The content for each family.
  public var content: (WidgetFamily) -> AnyView
  /// Creates the description of a widget without a name for users.
  public init(kind: String, content: @escaping (WidgetFamily) -> AnyView) {
    self.kind = kind
    self.content = content
  }
}

/// A program's widgets.
@MainActor @preconcurrency public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

/// Several widgets combined into one.
public struct _WidgetGroup: Widget {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The description of each widget.
  public let _kinds: [_WidgetKind]
  /// Creates a group without widgets.
  public init() { _kinds = [] }
  package init(_ kinds: [_WidgetKind]) { _kinds = kinds }
}

/// A bundle of a single widget.
public struct _WidgetOfOne<W: Widget>: WidgetBundle {
  /// The widget.
  public var body: W { W() }
  /// Creates the bundle.
  public init() {}
}

extension WidgetConfiguration {
  /// Sets the widget's localized name.
  nonisolated public func configurationDisplayName(_ displayName: LocalizedStringKey)
    -> some WidgetConfiguration
  { configurationDisplayName(Text(displayName)) }

  /// Sets the widget's localized name.
  @_disfavoredOverload nonisolated public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayName)) }

  /// Sets the widget's localized name.
  @_disfavoredOverload nonisolated public func configurationDisplayName<S: StringProtocol>(
    _ displayName: S
  ) -> some WidgetConfiguration { configurationDisplayName(Text(displayName)) }

  /// Sets the widget's localized description.
  nonisolated public func description(_ descriptionKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { description(Text(descriptionKey)) }
}

extension View {
  /// Sets the URL with which the app is opened when the widget is tapped. The widget runs alone, so
  /// there is no app to open.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }

  /// Sets whether the view has the widget's accent color. It has no effect on speech.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Has no effect, because the views in a container's background have no elements.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { self }
}

extension WidgetConfiguration {
  /// Runs an action in the background. It never runs.
  @MainActor @preconcurrency public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>,
    action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration { self }

  /// Runs an action when a download ends. It never runs.
  @MainActor @preconcurrency public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Asks the user to set up the widget.
  @MainActor @preconcurrency public func promptsForUserConfiguration() -> some WidgetConfiguration {
    self
  }
}

extension WidgetConfiguration {
  /// Sets the widget's description from a resource.
  @_disfavoredOverload nonisolated public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration { description(Text(descriptionResource)) }

  /// Sets the widget's description.
  @_disfavoredOverload nonisolated public func description<S: StringProtocol>(_ description: S)
    -> some WidgetConfiguration
  { self.description(Text(description)) }

  /// Disables the margins around the content. It has no effect on speech.
  nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
    NamedWidgetConfiguration(self) { _ in }
  }

  /// Sets whether the background can be removed. It has no effect on speech.
  nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true)
    -> some WidgetConfiguration
  { NamedWidgetConfiguration(self) { _ in } }
}

extension Widget where Body == Never {
  /// Never called, because the widget consists of other widgets.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension WidgetConfiguration where Body == Never {
  /// Never called, because the configuration describes itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension WidgetBundleBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Returns a group without widgets.
  public static func buildBlock() -> _WidgetGroup { _WidgetGroup() }

  /// Returns a single widget unchanged.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Returns the widgets for an `if` without an `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> Content? { content }

  /// Returns the widgets for the first branch of an `if`.
  public static func buildEither<Content: Widget>(first: Content) -> _WidgetGroup {
    _WidgetGroup(first._kinds)
  }

  /// Returns the widgets for the second branch of an `if`.
  public static func buildEither<Content: Widget>(second: Content) -> _WidgetGroup {
    _WidgetGroup(second._kinds)
  }

  /// Erases the type of a widget with limited availability.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetGroup {
    _WidgetGroup(content._kinds)
  }
}

extension Optional where Wrapped: Widget {
  /// Creates no widget.
  public init() { self = nil }
}

extension EnvironmentValues {
  /// Whether the system draws a background behind the widget. Setting it has no effect.
  public var showsWidgetContainerBackground: Bool {
    get { true }
    nonmutating set {}
  }
}
