// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

import ActivityKit
import Foundation
@_exported import SwiftUI
import SwiftUI

/// What a live activity shows. There is no lock screen here, so nobody hears it.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Describes a live activity.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
  /// A configuration of no widget.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// Puts the regions of a Dynamic Island beside each other.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// Takes regions, which are not shown.
  public static func buildBlock<each Content: View>(
    _ content: repeat DynamicIslandExpandedRegion<each Content>
  ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
  /// Takes the regions of an `if` without an `else`.
  public static func buildOptional(_ content: DynamicIslandExpandedContent?)
    -> DynamicIslandExpandedContent
  { DynamicIslandExpandedContent() }
}

/// The regions of a Dynamic Island that is open.
public struct DynamicIslandExpandedContent {}

/// What a live activity shows at the top of an iPhone. It is not heard here.
public struct DynamicIsland {
  /// Describes what is shown.
  public init(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
    @ViewBuilder compactLeading: @escaping () -> some View,
    @ViewBuilder compactTrailing: @escaping () -> some View,
    @ViewBuilder minimal: @escaping () -> some View
  ) {}
}

/// A control of an app that is shown outside it, for example in Control Center. Here it is heard as
/// widgets are.
@MainActor @preconcurrency public protocol ControlWidget: Widget
where Body: ControlWidgetConfiguration {}

/// The content of a control.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration: WidgetConfiguration {}

/// What a control is: a button or a switch.
@MainActor @preconcurrency public protocol ControlWidgetTemplate: View {}

/// Finds the value that a control shows.
public protocol ControlValueProvider: Sendable {
  /// The type of the value.
  associatedtype Value
  /// The value until there is another.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// The content of a widget from a certain time on.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How relevant the entry is at that time; `nil` if not specified.
  var relevance: TimelineEntryRelevance? { get }
}

/// When a provider is asked for new entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?
  let isNever: Bool
  /// When the last entry's time has come.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Only when the program asks for it.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
}

/// Provides the entries that a widget shows.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The context of the widget.
  typealias Context = TimelineProviderContext
  /// Returns an entry at once, to be shown until there is another.
  func placeholder(in context: Context) -> Entry
  /// Passes an entry for now to the completion handler.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Passes entries for now and later to the completion handler. It is not called here: the
  /// snapshot is shown.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// The context of the widget that entries are requested for.
public struct TimelineProviderContext {
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// Whether the widget is only previewed in the gallery. Here it always is.
  public let isPreview: Bool
  /// The available space: zero, because there is no layout.
  public let displaySize: CGSize
  /// Creates a context for a family.
  public init(family: WidgetFamily, isPreview: Bool = true) {
    self.family = family
    self.isPreview = isPreview
    displaySize = .zero
  }
}

/// What a preview is shown in.
public protocol PreviewContext {}

/// How the views of a group look. It does not affect elements.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Round.
  public static let circular = Self(name: "circular")
  /// With round corners.
  public static let roundedSquare = Self(name: "roundedSquare")
}

/// A program's access to its controls.
public final class ControlCenter: Sendable {
  init() {}
}

extension View {
  /// Sets the hint of what a control does.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Sets the status that a control reports.
  nonisolated public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }

  /// Sets how the views of a group look.
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
  /// The entries, the earliest first.
  public let entries: [EntryType]
  /// When the provider is asked for new entries.
  public let policy: TimelineReloadPolicy
  /// Creates a timeline from its entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// A widget that a preview is shown in.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// Creates a widget of a family.
  public init(family: WidgetFamily) { self.family = family }
}

/// What is behind a small widget. It does not affect elements.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}
  /// Nothing: it is not heard.
  public var body: some View { EmptyView() }
}

/// No control.
@MainActor @preconcurrency public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// Creates no control.
  nonisolated public init() {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// No control.
@MainActor @preconcurrency public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration
{
  /// It has no parts.
  public typealias Body = Never
  /// Creates no control.
  nonisolated public init() {}
  /// The description: nothing.
  public var _kind: _WidgetKind { _WidgetKind(kind: "") { _ in AnyView(EmptyView()) } }
}

/// Builds a control.
@MainActor @resultBuilder public struct ControlWidgetTemplateBuilder {
  /// Takes a control.
  public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content
  { content }
  /// Builds a control.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// Builds the configuration of a control.
@MainActor @resultBuilder public struct ControlWidgetConfigurationBuilder {
  /// Takes a configuration.
  public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content)
    -> Content
  { content }
  /// Builds a configuration.
  public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content
  { content }
}

/// A configuration behind `if #available`.
public typealias LimitedAvailabilityConfiguration = EmptyControlWidgetConfiguration

extension ControlWidgetConfiguration {
  /// Push notifications of Apple's do not reach this machine.
  @available(*, unavailable, message: "Push notifications of Apple's do not reach this machine")
  public func pushHandler(_ pushHandlerType: Any) -> Self {
    fatalError("Push notifications of Apple's do not reach this machine")
  }
}

extension WidgetConfiguration {
  /// Push notifications of Apple's do not reach this machine.
  @available(*, unavailable, message: "Push notifications of Apple's do not reach this machine")
  public func pushHandler(_ pushHandlerType: Any) -> Self {
    fatalError("Push notifications of Apple's do not reach this machine")
  }

  /// Sets where the widget should not be offered.
  @MainActor @preconcurrency public func disfavoredLocations(
    _ locations: [WidgetLocation],
    for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Sets the further sizes of a live activity.
  @MainActor @preconcurrency public func supplementalActivityFamilies(_ families: [ActivityFamily])
    -> some WidgetConfiguration
  { self }

  /// Sets how the widget is placed in a room.
  @MainActor @preconcurrency public func supportedMountingStyles(_ styles: [WidgetMountingStyle])
    -> some WidgetConfiguration
  { self }
}

/// A place of widgets.
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

/// How a widget is placed in a room.
public struct WidgetMountingStyle: Hashable, Sendable {
  let name: String
  /// On a surface.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In a wall.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// How the colours of a widget are drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
  let name: String
  /// In all colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two groups of one colour.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// Translucent.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// How images are drawn in a widget of two colours.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  let name: String
  /// In the accent colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// In the accent colour, by brightness.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In grey.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// In all colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Sets how the image is drawn in a widget of two colours.
  nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?)
    -> some View
  { self }
}

extension EnvironmentValues {
  /// The size of the live activity.
  public var activityFamily: ActivityFamily { .medium }

  /// Whether the live activity changes less often.
  public var isActivityUpdateReduced: Bool { false }

  /// Whether the label of a widget is shown.
  public var showsWidgetLabel: Bool { false }

  /// The sizes of the live activity.
  public var supportedActivityFamilies: Set<ActivityFamily> { [.medium] }

  /// The space around the content of a widget.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }

  /// How the colours of a widget are drawn.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
}

/// A key of what a preview is shown in.
public protocol PreviewContextKey: Hashable {
  /// The type of the value.
  associatedtype Value
  /// The value of previews that have none.
  static var defaultValue: Value { get }
}

extension PreviewContext {
  /// The value of a key: its default.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension ControlWidgetToggle where Label == Text {
  /// Creates a switch with a title, an intent, and what is shown of its value.
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }

  /// Creates a switch with a title, an intent, and what is shown of its value.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}

extension Preview {
  /// Creates a preview of a widget with some entries, one after the other.
  public init(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @_PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) { self.init(name) { WidgetTimelineView(family: family, widget: widget, timeline: timeline) } }

  /// Creates a preview of a widget with the snapshot of its own provider.
  public init(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) { self.init(name) { WidgetTimelineView.snapshot(of: widget(), in: family) } }
}

extension TimelineReloadPolicy {
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}

extension View {
  /// Shows a preview in a widget: its content sees the widget's family.
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
  /// The only instance.
  public static let shared = ControlCenter()

  /// Does nothing: a control is asked for its value whenever it is shown.
  public func reloadControls(ofKind kind: String) {}

  /// Does nothing: a control is asked for its value whenever it is shown.
  public func reloadAllControls() {}
}

extension _PreviewTimelineBuilder {
  /// Takes an entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
}

extension TimelineEntry {
  /// Not specified.
  public var relevance: TimelineEntryRelevance? { nil }
}

extension WidgetCenter {
  /// The only instance.
  public static let shared = WidgetCenter()

  /// Does nothing: a new snapshot is requested whenever a widget is shown.
  public func reloadAllTimelines() {}
}
