// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

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
