// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// The default configuration.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

/// The visibility of a toolbar in full screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Always visible.
  public static let visible = Self(name: "visible")
  /// Visible under the pointer.
  public static let onHover = Self(name: "onHover")
}

/// The behavior of the toolbar during a search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The toolbar stays visible.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// The behavior of a search field in a toolbar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The search field is a button until it is used.
  public static let minimize = Self(name: "minimize")
}

/// The condition under which the search tab opens its field.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// When the search tab is selected.
  public static let searchTabSelection = Self(name: "searchTabSelection")
}

/// The user's customizations of tabs, which are always empty.
public struct TabViewCustomization: Codable, Sendable, Equatable {
  /// Creates empty customizations.
  public init() {}
  /// Resets the order of tabs.
  public mutating func resetSectionOrder() {}
  /// Resets the visibility of tabs.
  public mutating func resetVisibility() {}
  /// Resets the order of a section's tabs.
  public mutating func resetSectionOrder(for sectionID: String) {}
  /// Resets the order of tabs.
  public mutating func resetTabOrder() {}
  /// The order that the user has chosen, which is always `nil`.
  public var tabOrder: [String]? { nil }
  /// The user's customizations of a tab, which are always empty.
  public struct TabCustomization: Equatable, Sendable {
    /// The tab's visibility in the sidebar.
    public var sidebarVisibility = Visibility.automatic
    /// The tab's visibility in the tab bar.
    public var tabBarVisibility: Visibility { .automatic }
  }
  /// The user's customizations of a section, which are always empty.
  public struct SectionCustomization: Equatable, Sendable {
    /// Resets the order of the tabs.
    public mutating func resetTabOrder() {}
    /// The order that the user has chosen, which is always `nil`.
    public var tabOrder: [String]? { nil }
  }
  /// The user's customizations of a tab, which are always empty.
  public subscript(tab id: String) -> TabCustomization {
    get { TabCustomization() }
    set {}
  }
  /// The user's customizations of a section, which are always empty.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization() }
    set {}
  }
  /// The order of a section's tabs that the user has chosen, which is always `nil`.
  public subscript(sectionID id: String) -> [String]? { nil }
  /// The visibility of a tab in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }
}

/// The dictation behavior of a text field.
public struct TextInputDictationBehavior: Equatable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Returns the behavior for dictation in the field, with its activation.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(name: "inline")
  }
}

/// The activation of dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String
  /// Activation by selection.
  public static let onSelect = Self(name: "onSelect")
  /// Activation by looking at the field.
  public static let onLook = Self(name: "onLook")
}

/// The display mode of a title in a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// A small title.
  public static let inline = Self(name: "inline")
  /// A small title that becomes large.
  public static let inlineLarge = Self(name: "inlineLarge")
  /// A large title.
  public static let large = Self(name: "large")
}

/// The behavior for minimizing the tab bar.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// The tab bar is minimized while the user scrolls down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// The tab bar is minimized while the user scrolls up.
  public static let onScrollUp = Self(name: "onScrollUp")
  /// The tab bar is never minimized.
  public static let never = Self(name: "never")
}

/// The system's default navigation transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A navigation transition that zooms out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

/// The sizing of a spacer.
public struct SpacerSizing: Hashable, Sendable {
  let name: String
  /// As large as possible.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As small as possible.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// The appearance of the source view for a zoom transition. Nothing is drawn.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The transition from one screen to another.
public protocol NavigationTransition: Sendable {}

extension MatchedTransitionSourceConfiguration {
  /// Returns the configuration with a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// Returns the configuration with a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  /// Returns the configuration with a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets the color of bars.
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets a screen's document.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Sets a screen's document.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets a screen's document, with a preview.
  nonisolated public func navigationDocument<I: Transferable>(
    _ url: URL,
    preview: SharePreview<Never, I>
  ) -> some View { self }

  /// Sets a screen's document, with a preview.
  nonisolated public func navigationDocument<D: Transferable>(
    _ document: D,
    preview: SharePreview<Never, Never>
  ) -> some View { self }

  /// Sets a screen's document, with a preview.
  nonisolated public func navigationDocument<D: Transferable, P: Transferable>(
    _ document: D,
    preview: SharePreview<Never, P>
  ) -> some View { self }

  /// Sets a screen's document, with a preview.
  nonisolated public func navigationDocument(_ url: URL, preview: SharePreview<Never, Never>)
    -> some View
  { self }

  /// Shows or hides the indicator of navigation links.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Hides the home indicator.
  nonisolated public func prefersHomeIndicatorAutoHidden(_ value: Bool) -> some View { self }

  /// Sets the visibility of a toolbar in full screen.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View { self }

  /// Sets the dictation behavior of a search field.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  { self }

  /// Binds the selection in the search field. The binding is accepted but not used.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    self
  }

  /// Sets the behavior of the toolbar during a search.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets the size of a search field in a toolbar.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  /// Sets the condition under which the search tab opens its field.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }

  /// Binds the user's customizations of tabs. Nothing is customized.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { self }

  /// Hides the status bar, under the modifier's older name.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the overlays that the system shows over an app.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Defers the system's own gestures at edges.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Sets the light or dark style of bars.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the display mode of the screen's title.
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

  /// Sets the transition from one screen to another.
  nonisolated public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    self
  }

  /// Makes the view the source of a zoom transition.
  nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Makes the view the source of a zoom transition, with a configuration.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Sets whether scrolling a list minimizes the tab bar.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The system's default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

/// The menu for the screen's title.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content
  /// Creates a menu from its items.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a menu without items.
  nonisolated public init() where Content == EmptyView { self.init { EmptyView() } }
}

extension ToolbarTitleMenu: ToolbarContent {
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// The title, as a button with a menu.
  public var _view: AnyView { AnyView(titleMenuItem(content)) }
}

extension View {
  /// Hides a toolbar item from all users.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(ConcealingModifier(isConcealed: hidden))
  }

  /// Adds a menu to a screen's title, which becomes a button.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    titleMenu(content())
  }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID)
    -> ZoomNavigationTransition
  { ZoomNavigationTransition() }
}
