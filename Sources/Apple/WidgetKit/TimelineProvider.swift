// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A widget that the user cannot configure.
public struct StaticConfiguration<Content: View> {
  private let kind: String
  private let show: (WidgetFamily) -> AnyView

  /// Creates a configuration from a provider of entries and the view for an entry.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    show = { family in
      AnyView(EntryView(provider: provider, family: family, content: content))
    }
  }
}

extension StaticConfiguration: WidgetConfiguration {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The description of the widget.
  public var _kind: _WidgetKind { _WidgetKind(kind: kind, content: show) }
}

/// The view for a provider's snapshot, or for the placeholder until the provider returns a snapshot.
private struct EntryView<Provider: TimelineProvider, Content: View> {
  @State private var snapshot: Provider.Entry?
  @Environment(\.previewedEntry) private var previewed
  let provider: Provider
  let family: WidgetFamily
  let content: (Provider.Entry) -> Content

  nonisolated init(
    provider: Provider,
    family: WidgetFamily,
    content: @escaping (Provider.Entry) -> Content
  ) {
    self.provider = provider
    self.family = family
    self.content = content
  }
}

extension EntryView: View {
  var body: some View {
    let context = TimelineProviderContext(family: family)
    let snapshot = (previewed as? Provider.Entry) ?? snapshot
    content(snapshot ?? provider.placeholder(in: context))
      .redacted(reason: snapshot == nil ? .placeholder : [])
      .onAppear { provider.getSnapshot(in: context) { self.snapshot = $0 } }
  }
}

/// The object through which a program accesses its widgets.
public final class WidgetCenter: Sendable {
  init() {}

  /// Does nothing, because a new snapshot is requested whenever a widget is shown.
  public func reloadTimelines(ofKind kind: String) {}
}
