// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// As it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

/// When a toolbar is shown on a full screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Always.
  public static let visible = Self(name: "visible")
  /// Under the pointer.
  public static let onHover = Self(name: "onHover")
}

/// What happens to the bar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// It stays.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// The size of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// A button until it is used.
  public static let minimize = Self(name: "minimize")
}

/// Where tabs are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// In a bar.
  public static let tabBar = Self(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = Self(name: "sidebar")
}

/// When the tab for searching opens its field.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// When the tab is chosen.
  public static let searchTabSelection = Self(name: "searchTabSelection")
}

/// What the user has changed about tabs: nothing.
public struct TabViewCustomization: Codable, Sendable, Equatable {
  /// Makes it.
  public init() {}
  /// Forgets the order of tabs.
  public mutating func resetSectionOrder() {}
  /// Forgets which tabs are hidden.
  public mutating func resetVisibility() {}
  /// Forgets the order of a section's tabs.
  public mutating func resetSectionOrder(for sectionID: String) {}
  /// Forgets the order of tabs.
  public mutating func resetTabOrder() {}
  /// The order that the user chose: none.
  public var tabOrder: [String]? { nil }
  /// What the user has changed about a tab: nothing.
  public struct TabCustomization: Equatable, Sendable {
    /// Whether the tab is shown in the sidebar.
    public var sidebarVisibility = Visibility.automatic
    /// Whether the tab is shown in the bar.
    public var tabBarVisibility: Visibility { .automatic }
  }
  /// What the user has changed about a section: nothing.
  public struct SectionCustomization: Equatable, Sendable {
    /// Forgets the order of the tabs.
    public mutating func resetTabOrder() {}
    /// The order that the user chose: none.
    public var tabOrder: [String]? { nil }
  }
  /// What the user has changed about a tab: nothing.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization() }
    set {}
  }
  /// What the user has changed about a section: nothing.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }
  /// The order of a section's tabs that the user chose: none.
  public subscript(sectionID id: String) -> [String]? { nil }
  /// Whether a tab is shown in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
}

/// Whether a field takes dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// In the field, begun in a way.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(name: "inline")
  }
}

/// How dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String
  /// By a choice.
  public static let onSelect = Self(name: "onSelect")
  /// By a look.
  public static let onLook = Self(name: "onLook")
}

/// The size of a title in a toolbar.
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

/// How a screen replaces another, as the system does.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

/// The size of a space.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As big as possible.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As small as possible.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// How the place that a screen grows out of is drawn. Nothing is drawn here.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// How a screen replaces another.
public protocol NavigationTransition: Sendable {}

extension MatchedTransitionSourceConfiguration {
  /// With a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// With a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// With a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Removes an item of the system's from a toolbar.
  nonisolated public func toolbar(removing defaultItemKind: DefaultToolbarItem.Kind?) -> some View {
    self
  }

  /// Sets the colour of bars.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the document of a screen.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the document of a screen.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the document of a screen, with a preview.
  nonisolated public func navigationDocument<I: Transferable>(
    _ url: URL,
    preview: SharePreview<Never, I>
  ) -> some View { self }

  /// Sets the document of a screen, with a preview.
  nonisolated public func navigationDocument<D: Transferable>(
    _ document: D,
    preview: SharePreview<Never, Never>
  ) -> some View { self }

  /// Sets the document of a screen, with a preview.
  nonisolated public func navigationDocument<D: Transferable, P: Transferable>(
    _ document: D,
    preview: SharePreview<Never, P>
  ) -> some View { self }

  /// Sets the document of a screen, with a preview.
  nonisolated public func navigationDocument(_ url: URL, preview: SharePreview<Never, Never>)
    -> some View
  { self }

  /// Shows or hides the arrow of links.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Hides the line that leads home.
  nonisolated public func prefersHomeIndicatorAutoHidden(_ value: Bool) -> some View { self }

  /// Sets when a toolbar is shown on a full screen.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Sets whether a search field takes dictation.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  { self }

  /// Binds what is selected in the search field. It is not bound here: accepted only.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    self
  }

  /// Sets what happens to the bar during a search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets how big a search field is in a bar.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// Sets when the tab for searching opens its field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }

  /// Sets where tabs are shown.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Binds what the user has changed about tabs. Nothing is changed here.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { self }

  /// Hides the status bar, by its older name.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides what the system shows over an app.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has the system wait with its own gestures at edges.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

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
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

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

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system does.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// The menu of the screen's title.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content
  /// Creates a menu from its items.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a menu without items.
  nonisolated public init() where Content == EmptyView { self.init { EmptyView() } }
}

extension ToolbarTitleMenu: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never

  /// The title, which is a button with a menu.
  public var _view: AnyView { AnyView(titleMenuItem(content)) }
}

extension View {
  /// Hides an item of a toolbar from everyone.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(ConcealingModifier(isConcealed: hidden))
  }

  /// Adds a menu to the title of a screen, which becomes a button.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    titleMenu(content())
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Growing out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}
