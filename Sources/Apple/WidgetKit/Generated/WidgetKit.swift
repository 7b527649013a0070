// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

import ActivityKit
import Foundation
@_exported import SwiftUI
import SwiftUI

extension View {
  /// Says what a control does before it is pressed.
  nonisolated public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Says what a control did.
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

  /// Says where the widget should not be offered.
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
  /// Creates a switch with words, an intent, and what is shown of its value.
  public init(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }

  /// Creates a switch with words, an intent, and what is shown of its value.
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
  /// Creates a group with words and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  /// Creates a group with words and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Creates a group with words.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}
