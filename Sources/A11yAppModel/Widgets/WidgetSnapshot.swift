@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// What a widget, or each widget of a bundle, shows now: the snapshot that its provider gives, and the
/// placeholder until then. Each is a group that is called as the widget is.
///
/// ```swift
/// let session = Session { WidgetSnapshot(of: ForecastWidget(), in: .systemSmall) }
/// ```
///
/// Apple's SwiftUI has no such view.
public struct WidgetSnapshot {
  private let kinds: @MainActor () -> [_WidgetKind]
  private let family: WidgetFamily?

  /// Shows a widget.
  ///
  /// - Parameter family: Where it is: by default the first place where it can be. Where it cannot be,
  ///   nothing is shown.
  @MainActor
  public init<W: Widget>(of widget: W, in family: WidgetFamily? = nil) {
    kinds = { widget._kinds }
    self.family = family
  }

  /// Shows each widget of a bundle.
  @MainActor
  public init<B: WidgetBundle>(of bundle: B, in family: WidgetFamily? = nil) {
    kinds = { bundle.body._kinds }
    self.family = family
  }
}

extension WidgetSnapshot: View {
  /// The content of each widget.
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

/// A program that is made of widgets, as an app with one window.
public struct _WidgetApp<Bundle: WidgetBundle>: App {
  private let bundle: Bundle

  /// Makes the bundle.
  public init() { bundle = Bundle() }

  /// A window with what each widget shows.
  public var body: some Scene {
    WindowGroup("Widgets") { WidgetSnapshot(of: bundle) }
  }
}

/// One widget in the place of several.
public struct _WidgetOfOne<W: Widget>: WidgetBundle {
  /// The widget.
  public var body: W { W() }
  /// Makes the bundle.
  public init() {}
}
