import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// Where scrolling stops changes nothing that is met: nothing is ever scrolled away.
extension View {
  /// Sets where scrolling stops.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> some View {
    self
  }

  /// Ties a binding to the row that is scrolled to. Nothing is scrolled, so it is never written.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    self
  }

  /// Makes the view as large as a part of what it scrolls in.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Makes the view as large as some columns of what it scrolls in, distances in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    self
  }

  /// Makes the view as large as a function of what it scrolls in says, in points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    self
  }

  /// Draws something behind a bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says whether something is drawn behind a bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says what the bar above is for.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior {}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  nonisolated public init() {}
}

/// At whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  nonisolated public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At whole views.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

/// What the bar above is for.
public struct ToolbarRole: Sendable {
  package let name: String
  /// What is usual.
  public static let automatic = ToolbarRole(name: "automatic")
  /// To go through what there is.
  public static let browser = ToolbarRole(name: "browser")
  /// To edit something.
  public static let editor = ToolbarRole(name: "editor")
  /// To go from place to place.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// Which bar is meant.
public struct ToolbarPlacement: Sendable {
  package let name: String
  /// The one that is usual in the place.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The one above a screen.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The one below a screen.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The one of a window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
