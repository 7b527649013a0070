import Foundation
import SwiftUI

/// What gives the entries that a widget shows.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// Where the widget is.
  typealias Context = TimelineProviderContext

  /// Gives an entry at once, to be shown until there is another.
  func placeholder(in context: Context) -> Entry

  /// Gives an entry for now, by calling back.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)

  /// Gives entries for now and later, by calling back. It is not called here: what is shown is the
  /// snapshot.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Where a widget is for which entries are asked.
public struct TimelineProviderContext {
  /// How large the widget is, and where.
  public let family: WidgetFamily
  /// Whether the widget is only looked at before it is chosen. Here it always is.
  public let isPreview: Bool
  /// How much room there is. There is no layout: none.
  public let displaySize: CGSize

  /// Makes one of where the widget is.
  public init(family: WidgetFamily, isPreview: Bool = true) {
    self.family = family
    self.isPreview = isPreview
    displaySize = .zero
  }
}

/// A widget that its user cannot configure.
public struct StaticConfiguration<Content: View> {
  private let kind: String
  private let show: (WidgetFamily) -> AnyView

  /// Makes one of what gives entries, and of what is shown for an entry.
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
  /// None.
  public typealias Body = Never
  /// What is known of the widget.
  public var _kind: _WidgetKind { _WidgetKind(kind: kind, content: show) }
}

/// What is shown for the snapshot of a provider, and for the placeholder until there is one.
private struct EntryView<Provider: TimelineProvider, Content: View> {
  @State private var snapshot: Provider.Entry?
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
    let snapshot = snapshot
    content(snapshot ?? provider.placeholder(in: context))
      .redacted(reason: snapshot == nil ? .placeholder : [])
      .onAppear { provider.getSnapshot(in: context) { self.snapshot = $0 } }
  }
}

/// What a program tells of its widgets.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()
  private init() {}

  /// Does nothing: a snapshot is asked for whenever a widget is shown.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing: a snapshot is asked for whenever a widget is shown.
  public func reloadAllTimelines() {}
}
