// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The placement of tabs.
public struct TabContentPlacement: Hashable, Sendable {
  let name: String
  /// The default placement.
  public static let automatic = Self(name: "automatic")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// In the tab bar.
  public static let tabBar = Self(name: "tabBar")
}

/// One or more tabs of a tab view, with values of a single type.
public protocol TabContent<TabValue>: View {
  /// The type of the tabs' values.
  associatedtype TabValue: Hashable
}

/// A system style for tab views, of which only the page style affects elements.
public protocol TabViewStyle {}

/// A style with pages side by side.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The occasion on which dots below the pages show the current one.
  public struct IndexDisplayMode: Sendable {
    package let name: String
    /// The dots are shown if there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// The dots are always shown.
    public static let always = IndexDisplayMode(name: "always")
    /// The dots are never shown.
    public static let never = IndexDisplayMode(name: "never")
  }
  /// Whether a control for the current page is shown below the pages.
  package let showsIndex: Bool
  /// Creates the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    showsIndex = indexDisplayMode.name != "never"
  }
}

/// A style for page indicators. It does not affect elements.
public protocol IndexViewStyle {}

/// A style that shows dots below pages.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The occasion on which the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    package let name: String
    /// The default occasion.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// The background is shown while the user is choosing a page.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// The background is always shown.
    public static let always = BackgroundDisplayMode(name: "always")
    /// The background is never shown.
    public static let never = BackgroundDisplayMode(name: "never")
  }
  /// Creates the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value and the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab without a value, with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel())
  }
}

/// The label for a tab's role, which is "Search".
public struct DefaultTabLabel: View {
  nonisolated init() {}
  /// The content and behavior of the view.
  public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}

/// The placement of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// In a tab bar.
  public static let tabBar = Self(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = Self(name: "sidebar")
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// The tab is for searching.
  public static let search = TabRole(name: "search")
}

/// The customizations of a tab that the user may make.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// The default customizations.
  public static let automatic = Self(name: "automatic")
  /// The tab can be neither moved nor hidden.
  public static let disabled = Self(name: "disabled")
  /// The tab can be moved but not hidden.
  public static let reorderable = Self(name: "reorderable")
}

/// The placement of a tab that the user may customize.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// The default placement.
  public static let automatic = Self(name: "automatic")
  /// The tab is always in the bar.
  public static let pinned = Self(name: "pinned")
  /// The tab is in the bar unless the user moves it.
  public static let movable = Self(name: "movable")
  /// The tab is only in the sidebar.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// The default style.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style with a sidebar if there is space, and otherwise tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

extension Tab {
  /// Creates a tab with a value.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value, content(), label()) }
}

extension Tab where Value == Never {
  /// Creates a tab without a value.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(nil, content(), label()) }
}

extension Tab where Label == A11yViews.Label<Text, Image> {
  /// Creates a tab with a value, labeled with a localized string and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), .init(titleKey, systemImage: systemImage)) }

  /// Creates a tab with a value, labeled with a localized string and an image.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), .init(titleKey, image: image)) }
}

extension Tab where Value == Never, Label == A11yViews.Label<Text, Image> {
  /// Creates a tab without a value, labeled with a localized string and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), .init(titleKey, systemImage: systemImage)) }

  /// Creates a tab without a value, labeled with a localized string and an image.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), .init(titleKey, image: image)) }
}

extension TabContent {
  /// Sets the label of the tab's button to a localized string.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }

  /// Sets the value of the tab's button to a localized string.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityValue(Text(valueKey), isEnabled: isEnabled) }

  /// Sets the hint of the tab's button to a localized string.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityHint(Text(hintKey), isEnabled: isEnabled) }

  /// Accepts values dropped on the tab. It has no effect, because dropping is not supported.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Void
  ) -> some TabContent<TabValue> { self }

  /// Adds a badge with a string to the tab. The badge is spoken as the value.
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Identifies the tab for customization, which is not supported.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets whether the user may move or hide the tab. Customization is not supported.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: TabContentPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets where the tab is pinned. It does not affect elements.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
}

extension TabSection where Footer == EmptyView {
  /// Creates a section of tabs.
  public init<C: View>(
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue, C>,
    @ViewBuilder header: () -> Header
  ) where Content == _TabList<SelectionValue, C> { self.init(header: header(), content: content()) }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section of tabs without a header.
  public init<C: View>(
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue, C>
  ) where Content == _TabList<SelectionValue, C> {
    self.init(header: EmptyView(), content: content())
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section of tabs below a localized string.
  public init<C: View>(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue, C>
  ) where Content == _TabList<SelectionValue, C> {
    self.init(header: Text(titleKey), content: content())
  }
}

extension View {
  /// Sets the style for page indicators in the view.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style with pages side by side.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style with a sidebar if there is space, and otherwise tabs.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A style that shows dots below pages.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

/// A style with tabs in a bar and no sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TabContentBuilder {
  /// Several tabs.
  public typealias Content<C: View> = _TabList<TabValue, C>

  /// Builds one or more tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> _TabList<TabValue, C>
  where C.TabValue == TabValue { _TabList(content) }

  /// Builds a tab for each element.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, C: TabContent>(
    _ content: ForEach<Data, ID, C>
  ) -> _TabList<TabValue, ForEach<Data, ID, C>> where C.TabValue == TabValue { _TabList(content) }

  /// Builds a single statement.
  public static func buildBlock<C: View>(_ content: _TabList<TabValue, C>) -> _TabList<TabValue, C>
  { content }

  /// Builds an `if` without an `else`.
  public static func buildIf<C: View>(_ content: _TabList<TabValue, C>?) -> _TabList<TabValue, C?> {
    _TabList(content?.content)
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<A: View, B: View>(first: _TabList<TabValue, A>) -> _TabList<
    TabValue, _ConditionalContent<A, B>
  > { _TabList(ViewBuilder.buildEither(first: first.content)) }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<A: View, B: View>(second: _TabList<TabValue, B>) -> _TabList<
    TabValue, _ConditionalContent<A, B>
  > { _TabList(ViewBuilder.buildEither(second: second.content)) }

  /// Builds tabs with limited availability.
  public static func buildLimitedAvailability<C: View>(_ content: _TabList<TabValue, C>)
    -> _TabList<TabValue, AnyView>
  { _TabList(AnyView(content.content)) }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content, label: { EmptyView() })
  }
}

extension Tab where Label == EmptyView, Value == Never {
  /// Creates a tab without a value and without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

/// Type-erased tabs.
public typealias AnyTabContent<SelectionValue: Hashable> = _TabList<SelectionValue, AnyView>

extension _TabList where Content == AnyView {
  /// Creates type-erased tabs.
  public init<T: TabContent>(_ tabContent: T) where T.TabValue == TabValue {
    self.init(AnyView(tabContent))
  }
}

extension Tab where Label == A11yViews.Label<Text, Image> {
  /// Creates a tab with a value, labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), .init(title, systemImage: systemImage)) }
}

extension Tab where Value == Never, Label == A11yViews.Label<Text, Image> {
  /// Creates a tab without a value, labeled with a string and a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), .init(title, systemImage: systemImage)) }

  /// Creates a tab without a value, labeled with a string and an image.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), .init(title, image: image)) }
}

extension TabContent {
  /// Sets the label of the tab's button to a string.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Sets the value of the tab's button to a string.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// Sets the hint of the tab's button to a string.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// Sets the label of the tab's button.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  { changingItem { AnyView($0.accessibilityLabel(label, isEnabled: isEnabled)) } }

  /// Sets the value of the tab's button.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  { changingItem { AnyView($0.accessibilityValue(value, isEnabled: isEnabled)) } }

  /// Sets the hint of the tab's button.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    changingItem { AnyView($0.accessibilityHint(hint, isEnabled: isEnabled)) }
  }

  /// Sets alternative names for referring to the tab's button by voice.
  public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> some TabContent<
    TabValue
  > { changingItem { AnyView($0.accessibilityInputLabels(labels, isEnabled: isEnabled)) } }

  /// Sets the identifier of the tab's button, which is never spoken.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { changingItem { AnyView($0.accessibilityIdentifier(identifier, isEnabled: isEnabled)) } }

  /// Adds a menu, whose items become actions of the tab's button.
  public func contextMenu<M: View>(@ViewBuilder menuItems: @escaping () -> M) -> some TabContent<
    TabValue
  > { changingItem { AnyView($0.contextMenu(menuItems: menuItems)) } }

  /// Adds the controls for a swipe, which become actions of the tab's button.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> T
  ) -> some TabContent<TabValue> { changingItem { AnyView($0.swipeActions(content: content)) } }

  /// Sets whether the tab is initially shown. In this implementation, it is always shown.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility,
    for placements: TabContentPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Hides the tab.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabList<TabValue, _>(shown(!hidden))
  }

  /// Adds actions to a section's header. Because the header is shown only in sidebars, the actions
  /// are reported as having no audible effect.
  nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<
    TabValue
  > {
    _TabList<TabValue, _>(
      unheard(
        "uses sectionActions, which have no audible effect, because tabs are in a bar, where "
          + "sections have no headers."
      )
    )
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section of tabs below a string.
  @_disfavoredOverload public init<S: StringProtocol, C: View>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue, C>
  ) where Content == _TabList<SelectionValue, C> {
    self.init(header: Text(title), content: content())
  }
}

extension View {
  /// Sets the view's tab item in a tab view.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Returns a style with pages side by side, with or without dots below them.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode)
    -> PageTabViewStyle
  { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Returns a style that shows dots below pages, with or without a background.
  nonisolated public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension TabView {
  /// Creates tabs with values and a binding to the selected one.
  public init<C: View>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> _TabList<SelectionValue, C>
  ) where Content == _TabList<SelectionValue, C> {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs from views with a tab item. The first is shown until the user chooses another.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
