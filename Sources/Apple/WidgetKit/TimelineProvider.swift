// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A widget that the user cannot configure.
public struct StaticConfiguration<Content: View> {
  private let kind: String
  private let show: (WidgetFamily) -> AnyView

  /// Creates a configuration from a provider of entries and a closure that creates the view for an entry.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    show = { family in
      AnyView(
        EntryView(
          family: family,
          placeholder: provider.placeholder,
          content: content,
          snapshot: provider.getSnapshot
        )
      )
    }
  }
}

extension StaticConfiguration: WidgetConfiguration {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The description of the widget.
  public var _kind: _WidgetKind { _WidgetKind(kind: kind, content: show) }
}

/// The view for a provider's snapshot, or for the placeholder until the provider returns a snapshot.
struct EntryView<Entry: TimelineEntry, Content: View> {
  @State private var snapshot: Entry?
  @Environment(\.previewedEntry) private var previewed
  private let family: WidgetFamily
  private let placeholder: (TimelineProviderContext) -> Entry
  private let content: (Entry) -> Content
  private let request: (TimelineProviderContext, @escaping (Entry) -> Void) -> Void

  nonisolated init(
    family: WidgetFamily,
    placeholder: @escaping (TimelineProviderContext) -> Entry,
    content: @escaping (Entry) -> Content,
    snapshot: @escaping (TimelineProviderContext, @escaping (Entry) -> Void) -> Void
  ) {
    self.family = family
    self.placeholder = placeholder
    self.content = content
    request = snapshot
  }
}

extension EntryView: View {
  var body: some View {
    let context = TimelineProviderContext(family: family)
    let snapshot = (previewed as? Entry) ?? snapshot
    content(snapshot ?? placeholder(context))
      .redacted(reason: snapshot == nil ? .placeholder : [])
      .onAppear { request(context) { self.snapshot = $0 } }
  }
}

/// The object through which a program accesses its widgets.
public final class WidgetCenter: Sendable {
  init() {}

  /// Does nothing, because a new snapshot is requested whenever a widget is shown.
  public func reloadTimelines(ofKind kind: String) {}
}
