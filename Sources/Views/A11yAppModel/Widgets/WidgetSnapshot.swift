// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// The current content of a widget, or of each widget in a bundle. The content is the provider's snapshot, or the
/// placeholder until the provider returns a snapshot. The content of each widget forms a group that is labeled with the
/// widget's name.
///
/// This view does not exist in Apple's SwiftUI.
///
/// ```swift
/// let session = Session { WidgetSnapshot(of: ForecastWidget(), in: .systemSmall) }
/// ```
public struct WidgetSnapshot {
  private let kinds: @MainActor () -> [_WidgetKind]
  private let family: WidgetFamily?

  /// Creates a snapshot of a widget. If the widget does not support the requested family, nothing is shown.
  ///
  /// - Parameter family: The family to show, which is the first supported family by default.
  @MainActor
  public init<W: Widget>(of widget: W, in family: WidgetFamily? = nil) {
    kinds = { widget._kinds }
    self.family = family
  }

  /// Creates a snapshot of each widget in a bundle.
  @MainActor
  public init<B: WidgetBundle>(of bundle: B, in family: WidgetFamily? = nil) {
    kinds = { bundle.body._kinds }
    self.family = family
  }
}

extension WidgetSnapshot: View {
  /// The content of each widget in the snapshot.
  public var body: some View {
    ForEach(Array(kinds().enumerated()), id: \.offset) { _, kind in
      if let place = family ?? kind.families.first, kind.families.contains(place) {
        kind.content(place)
          .environment(\.widgetFamily, place)
          .accessibilityElement(children: .contain)
          .accessibilityLabel(Text(verbatim: kind.displayName))
      }
    }
  }
}

/// An app with a single window, for a program that consists only of widgets; the window shows these widgets.
public struct _WidgetApp<Bundle: WidgetBundle>: App {
  private let bundle: Bundle

  /// Creates the bundle.
  public init() { bundle = Bundle() }

  /// A window that shows the content of each widget.
  public var body: some Scene {
    WindowGroup("Widgets") { WidgetSnapshot(of: bundle) }
  }
}
