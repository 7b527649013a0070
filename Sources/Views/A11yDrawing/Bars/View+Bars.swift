// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How bars look. It does not affect elements.
extension View {
  /// Hides the status bar, by its older name.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides what the system shows over an app.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has the system wait with its own gestures at edges.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Shows or hides bars, with all that is in them.
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { hidingBars(bars, if: visibility == .hidden) }

  /// Shows or hides bars, with all that is in them.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { hidingBars(bars, if: visibility == .hidden) }

  nonisolated private func hidingBars(_ bars: [ToolbarPlacement], if hides: Bool) -> some View {
    var hidden: ScreenBars = []
    let names = hides ? Set(bars.map(\.name)) : []
    if hides, bars.isEmpty || names.contains("automatic") || names.contains("navigationBar") {
      hidden.insert(.top)
    }
    if names.contains("bottomBar") { hidden.insert(.bottom) }
    return modifier(_HiddenBarsModifier(bars: hidden))
      .modifier(_HiddenTabBarModifier(hides: names.contains("tabBar")))
  }

  /// Sets whether bars are light or dark.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets how big the title of a screen is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Adds a menu to the title of a screen, which becomes a button.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    titleMenu(content())
  }

  /// Sets the width of a column, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths that a column may have, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }

  /// Sets how a screen replaces another.
  nonisolated public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    self
  }

  /// Makes the view the place that a screen grows out of.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Makes the view the place that a screen grows out of, drawn in a way of its own.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Hides or shows the bar of tabs as a list is scrolled.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}

/// How big a title in a toolbar is.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Small.
  public static let inline = Self(name: "inline")
  /// Small, then big.
  public static let inlineLarge = Self(name: "inlineLarge")
  /// Big.
  public static let large = Self(name: "large")
}

/// Whether the bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// While scrolling down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// While scrolling up.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// Never.
  public static let never = Self(name: "never")
}

/// How a screen replaces another.
public protocol NavigationTransition: Sendable {}

/// How a screen replaces another, as the system does.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes the transition.
  public init() {}
}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system does.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Growing out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}

/// A space between items of a toolbar. It is no element.
public struct ToolbarSpacer: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
  }

  /// Nothing.
  public var _view: AnyView { AnyView(EmptyView()) }
}

/// How big a space is.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As big as possible.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As small as possible.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A menu of a title. It is not shown.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never
  /// Creates a menu.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  /// Nothing.
  public var _view: AnyView { AnyView(EmptyView()) }
}
