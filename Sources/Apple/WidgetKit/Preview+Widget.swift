// SPDX-License-Identifier: MIT

import SwiftUI

/// Shows a widget on its own, with each of several entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @_PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "A11yMacros", type: "PreviewMacro")

/// Shows a widget on its own, with a provider's snapshot.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "A11yMacros", type: "PreviewMacro")

/// A result builder that collects the entries for a widget's preview.
@resultBuilder
public enum _PreviewTimelineBuilder {
  /// Accepts the given entries of a preview.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Concatenates entries.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  /// Accepts the entries of an `if` statement that has no `else` branch.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// Accepts the entries of the first branch of an `if` statement.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Accepts the entries of the second branch of an `if` statement.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// Concatenates the entries from a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// A widget that is shown with each of several entries.
struct WidgetTimelineView: View {
  @State private var entries: [any TimelineEntry] = []
  let family: WidgetFamily
  let widget: @MainActor () -> any Widget
  let timeline: @MainActor () async -> [any TimelineEntry]

  static func snapshot(of widget: some Widget, in family: WidgetFamily?) -> AnyView {
    AnyView(WidgetSnapshot(of: widget, in: family))
  }

  var body: some View {
    VStack {
      ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
        Self.snapshot(of: widget(), in: family).environment(\.previewedEntry, entry)
      }
    }
    .task { entries = await timeline() }
  }
}

private enum PreviewedEntryKey: EnvironmentKey {
  static var defaultValue: (any TimelineEntry)? { nil }
}

extension EnvironmentValues {
  /// The timeline entry that a preview shows in a widget.
  var previewedEntry: (any TimelineEntry)? {
    get { self[PreviewedEntryKey.self] }
    set { self[PreviewedEntryKey.self] = newValue }
  }
}
