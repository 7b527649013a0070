// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

import ActivityKit
import AppIntents
import Foundation
@_exported import SwiftUI
import SwiftUI

/// An app's control that is shown outside the app, for example in Control Center. It is announced
/// in the same way as a widget.
@MainActor @preconcurrency public protocol ControlWidget: Widget
where Body: ControlWidgetConfiguration {}

/// The content of a control.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration: WidgetConfiguration {}

/// The template of a control: a button or a switch.
@MainActor @preconcurrency public protocol ControlWidgetTemplate: View {}

/// A provider of the value that a control shows.
public protocol ControlValueProvider: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value until another one is available.
  var previewValue: Value { get }
  /// Returns the current value.
  func currentValue() async throws -> Value
}

/// The content of a widget from a certain time onwards.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// The relevance of the entry at that time; `nil` if not specified.
  var relevance: TimelineEntryRelevance? { get }
}

/// The policy for requesting new entries from a provider.
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?
  let isNever: Bool
  /// New entries are requested at the time of the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// New entries are requested only by the program.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
}

/// Provides the entries that a widget shows.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The context of the widget.
  typealias Context = TimelineProviderContext
  /// Immediately returns an entry, which is shown until another one is available.
  func placeholder(in context: Context) -> Entry
  /// Passes the current entry to the completion handler.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Passes current and future entries to the completion handler. It is never called, because the
  /// snapshot is shown.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// The context of the widget for which entries are requested.
public struct TimelineProviderContext: Sendable {
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// Whether the widget is only previewed in the gallery, which here is always the case.
  public let isPreview: Bool
  /// The available space, which is zero because there is no layout.
  public let displaySize: CGSize
  /// Creates a context for a family.
  public init(family: WidgetFamily, isPreview: Bool = true) {
    self.family = family
    self.isPreview = isPreview
    displaySize = .zero
  }
}

/// The context in which a preview is shown.
public protocol PreviewContext {}

/// The style of a group's views. It does not affect elements.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Circular.
  public static let circular = Self(name: "circular")
  /// A square with rounded corners.
  public static let roundedSquare = Self(name: "roundedSquare")
}

/// A program's access to its controls.
public final class ControlCenter: Sendable {
  init() {}
}

extension View {
  /// Sets the hint for a control's action.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Sets the status that a control reports.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

  /// Sets the style of a group's views.
  nonisolated public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View
  { self }
}

/// The relevance of an entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The relevance, compared with the widget's other entries.
  public var score: Float
  /// The duration in seconds; 0 for until the next entry.
  public var duration: TimeInterval
  /// Creates a relevance from its score and duration.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The content of a widget, entry by entry.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, earliest first.
  public let entries: [EntryType]
  /// The policy for requesting new entries.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline from its entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// A widget in which a preview is shown.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// Creates a context for a widget family.
  public init(family: WidgetFamily) { self.family = family }
}

/// The background of a small widget. It does not affect elements.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  /// An empty view, because the background is not announced.
  public var body: some View { EmptyView() }
}

/// An empty control.
@MainActor @preconcurrency public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// Creates an empty control.
  nonisolated public init() {}
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// An empty control.
@MainActor @preconcurrency public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration
{
  /// The control has no body.
  public typealias Body = Never
  /// Creates an empty control.
  nonisolated public init() {}
  /// An empty description.
  public var _kind: _WidgetKind { _WidgetKind(kind: "") { _ in AnyView(EmptyView()) } }
}

/// Builds a control.
@MainActor @resultBuilder public struct ControlWidgetTemplateBuilder {
  /// Returns a control.
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content
  { content }
  /// Builds a control.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// Builds the configuration of a control.
@MainActor @resultBuilder public struct ControlWidgetConfigurationBuilder {
  /// Returns a configuration.
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content)
    -> Content
  { content }
  /// Builds a configuration.
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content
  { content }
}

/// A configuration inside `if #available`.
public typealias LimitedAvailabilityConfiguration = EmptyControlWidgetConfiguration

extension ControlWidgetConfiguration {
  /// Apple's push notifications are not available on this system.
  @available(*, unavailable, message: "Apple's push notifications are not available on this system")
  public func pushHandler(_ pushHandlerType: Any) -> Self {
    fatalError("Apple's push notifications are not available on this system")
  }
}

extension WidgetConfiguration {
  /// Apple's push notifications are not available on this system.
  @available(*, unavailable, message: "Apple's push notifications are not available on this system")
  public func pushHandler(_ pushHandlerType: Any) -> Self {
    fatalError("Apple's push notifications are not available on this system")
  }

  /// Sets the locations in which the widget should not be offered.
  @MainActor @preconcurrency public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Sets the additional sizes of a live activity.
  @MainActor @preconcurrency public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  { self }

  /// Sets the supported ways of mounting the widget in a room.
  @MainActor @preconcurrency public func supportedMountingStyles(_ styles: [WidgetMountingStyle])
    -> some WidgetConfiguration
  { self }
}

/// A location for widgets.
public struct WidgetLocation: Hashable, Sendable {
  let name: String
  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// StandBy.
  public static let standBy = WidgetLocation(name: "standBy")
  /// CarPlay.
  public static let carPlay = WidgetLocation(name: "carPlay")
  /// A Mac.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

/// The size of a live activity.
public struct ActivityFamily: Hashable, Sendable {
  let name: String
  /// Small.
  public static let small = ActivityFamily(name: "small")
  /// Medium.
  public static let medium = ActivityFamily(name: "medium")
}

/// A way of mounting a widget in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
  let name: String
  /// Raised on a surface.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// Set into a wall.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The rendering mode of a widget's colors.
public struct WidgetRenderingMode: Hashable, Sendable {
  let name: String
  /// Full color.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// Two groups, each in one color.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// Translucent.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// The rendering mode of images in an accented widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  /// In the accent color.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the accent color, according to brightness.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In gray.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// Full color.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Sets the rendering mode of the image in an accented widget.
  nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?)
    -> some View
  { self }
}

extension EnvironmentValues {
  /// The size of the live activity.
  public var activityFamily: ActivityFamily { .medium }

  /// Whether the live activity is updated less often.
  public var isActivityUpdateReduced: Bool { false }

  /// Whether the label of a widget is shown.
  public var showsWidgetLabel: Bool { false }

  /// The sizes of the live activity.
  public var supportedActivityFamilies: Set<ActivityFamily> { [.medium] }

  /// The margins around a widget's content.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }

  /// The rendering mode of a widget's colors.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
}

/// A key for the context in which a preview is shown.
public protocol PreviewContextKey: Hashable {
  /// The type of the value.
  associatedtype Value
  /// The value for previews that set none.
  static var defaultValue: Value { get }
}

extension PreviewContext {
  /// The value for a key, which is its default.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a switch with a title, an intent, and a view for its value.
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }

  /// Creates a switch with a title, an intent, and a view for its value.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}

extension Preview {
  /// Creates a preview of a widget with several entries, one after another.
  public init(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @_PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) { self.init(name) { WidgetTimelineView(family: family, widget: widget, timeline: timeline) } }

  /// Creates a preview of a widget with the snapshot of its provider.
  public init(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) { self.init(name) { WidgetTimelineView.snapshot(of: widget(), in: family) } }
}

extension TimelineReloadPolicy {
  /// Returns a policy that requests new entries after a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}

extension View {
  /// Shows a preview in a widget, whose family its content can read.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    transformEnvironment(\.widgetFamily) { family in
      if let widget = value as? WidgetPreviewContext { family = widget.family }
    }
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  /// Creates a group with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a group with a title and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension ControlCenter {
  /// The shared instance.
  public static let shared = ControlCenter()

  /// Does nothing, because a control's value is requested whenever it is shown.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing, because a control's value is requested whenever it is shown.
  public func reloadAllControls() {}
}

extension _PreviewTimelineBuilder {
  /// Returns an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
}

extension TimelineEntry {
  /// By default, the relevance is not specified.
  public var relevance: TimelineEntryRelevance? { nil }
}

extension WidgetCenter {
  /// The shared instance.
  public static let shared = WidgetCenter()

  /// Does nothing, because a new snapshot is requested whenever a widget is shown.
  public func reloadAllTimelines() {}
}
