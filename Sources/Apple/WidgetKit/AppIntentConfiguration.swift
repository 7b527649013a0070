// SPDX-License-Identifier: MIT

import AppIntents
import Foundation
import SwiftUI

/// Provides the entries for a widget whose settings are an intent's parameters.
public protocol AppIntentTimelineProvider {
  /// The type of the timeline entries.
  associatedtype Entry: TimelineEntry
  /// The type of the intent.
  associatedtype Intent: WidgetConfigurationIntent
  /// The widget's context.
  typealias Context = TimelineProviderContext

  /// Returns an entry that is shown until another entry is available.
  func placeholder(in context: Context) -> Entry
  /// Returns the current entry.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns current and future entries. This method is never called, because only the snapshot is shown.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns suggested settings, although they are never offered to the user.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// Returns no suggestions by default.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A widget whose settings are an intent's parameters. The content is shown with the parameters' initial values.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
  private let kind: String
  private let show: (WidgetFamily) -> AnyView

  /// Creates a configuration from an intent, a provider of entries, and a closure that creates the view for an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    show = { family in
      // The view calls the provider only from the main actor, one call at a time.
      nonisolated(unsafe) let provider = provider
      return AnyView(
        EntryView(
          family: family,
          placeholder: provider.placeholder,
          content: content,
          snapshot: { context, show in
            nonisolated(unsafe) let show = show
            Task { @MainActor in
              nonisolated(unsafe) let entry = await provider.snapshot(
                for: intent.init(),
                in: context
              )
              show(entry)
            }
          }
        )
      )
    }
  }
}

extension AppIntentConfiguration: WidgetConfiguration {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The description of the widget.
  public var _kind: _WidgetKind { _WidgetKind(kind: kind, content: show) }
}
