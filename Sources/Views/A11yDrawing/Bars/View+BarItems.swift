// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

// How items of bars look. It does not affect elements.
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
  /// Hides an item of a toolbar from everyone.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(ConcealingModifier(isConcealed: hidden))
  }
  /// Says which document a screen shows.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// Says which document a screen shows.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Says which document a screen shows, with a preview.
  nonisolated public func navigationDocument<I: Transferable>(
    _ url: URL,
    preview: SharePreview<Never, I>
  ) -> some View { self }
  /// Says which document a screen shows, with a preview.
  nonisolated public func navigationDocument<D: Transferable>(
    _ document: D,
    preview: SharePreview<Never, Never>
  ) -> some View { self }
  /// Says which document a screen shows, with a preview.
  nonisolated public func navigationDocument<D: Transferable, P: Transferable>(
    _ document: D,
    preview: SharePreview<Never, P>
  ) -> some View { self }
  /// Says which document a screen shows, with a preview.
  nonisolated public func navigationDocument(
    _ url: URL,
    preview: SharePreview<Never, Never>
  ) -> some View { self }
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
  /// Adds what is above the tabs of a sidebar. Like Apple's, it is there only with much space
  /// horizontally (``EnvironmentValues/horizontalSizeClass``): on a phone, tabs are in a bar.
  nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
  { SidebarPart(content: self, part: content(), isBefore: true) }
  /// Adds what is below the tabs of a sidebar, with much space horizontally.
  nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
  { SidebarPart(content: self, part: content(), isBefore: false) }
  /// Adds what is at the end of a sidebar, with much space horizontally.
  nonisolated public func tabViewSidebarBottomBar<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View { SidebarPart(content: self, part: content(), isBefore: false) }
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
}

/// Tabs with a part that a sidebar has beside them.
private struct SidebarPart<Content: View, Part: View> {
  @Environment(\.horizontalSizeClass) private var width
  let content: Content
  let part: Part
  let isBefore: Bool

  nonisolated init(content: Content, part: Part, isBefore: Bool) {
    self.content = content
    self.part = part
    self.isBefore = isBefore
  }
}

extension SidebarPart: View {
  package var body: some View {
    if isBefore, width == .regular { part }
    content
    if !isBefore, width == .regular { part }
  }
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

/// How big a search field is in a bar.
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
