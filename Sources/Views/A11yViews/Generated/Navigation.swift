// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Which columns of a split view are shown. Here all always are.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let name: String
  /// The first.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// A system style for split views. It does not affect elements.
public protocol NavigationSplitViewStyle {}

/// A system style for navigation views. It does not affect elements.
public protocol NavigationViewStyle {}

/// The placement of a search field. Here it is always in the bar above the screen.
public struct SearchFieldPlacement: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  /// Below the title, always or while scrolling up.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { navigationBarDrawer }
  /// When a search field below a title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String
    /// While scrolling up.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
  }
}

/// One of two contents of a toolbar.
public struct ToolbarBranch {
  package let isFirst: Bool
  package let content: AnyView
}

/// The placement of an item in a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case leading, principal, subtitle, trailing, search, bottom, keyboard
  }
  package let place: Place
  /// A place of one's own: where the default is.
  public init(id: String) { place = .trailing }
  package init(place: Place) { self.place = place }
  /// The default.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// With navigation.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// With the primary action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// With secondary actions.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// With the status.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// For confirming a dialog.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// For cancelling a dialog.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// For a destructive action of a dialog.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above the keyboard: it is there while a text field is being edited.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// In the top bar, at the leading edge.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// In the top bar, at the trailing edge.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the top bar, at the leading edge, by its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// In the top bar, at the trailing edge, by its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .principal)
  /// In place of the big title.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// Below the big title.
  public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)
  /// In a bar below the toolbar of a window.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The content's body.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content as a view in which each part knows its placement.
  var _view: AnyView { get }
}

extension View {
  /// Sets the localised title of the screen, large or small.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Sets a text as the title of the screen, large or small.
  nonisolated public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the style of split views in the view.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }

  /// Gives the screen a localised text as its subtitle, which is said after the title.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Gives the screen the text of a resource as its subtitle, which is said after the title.
  @_disfavoredOverload nonisolated public func navigationSubtitle(
    _ subtitle: LocalizedStringResource
  ) -> some View { navigationSubtitle(Text(subtitle)) }

  /// Gives the screen a string as its subtitle, which is said after the title.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S)
    -> some View
  { navigationSubtitle(Text(subtitle)) }

  /// Gives the screen a localised text as its title.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen the text of a resource as its title.
  @_disfavoredOverload nonisolated public func navigationTitle(_ title: LocalizedStringResource)
    -> some View
  { navigationTitle(Text(title)) }

  /// Gives the screen a string as its title.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  { navigationTitle(Text(title)) }

  /// Sets a text as the title of the screen, by the older name.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the localised title of the screen, by the older name.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the style of navigation views in the view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Lets the user choose where to search, by buttons that are always there.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// Creates a suggestion one for a token. What a search field holds is set by the program here, so
  /// it is accepted only.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Shows or hides suggestions in some places. They are always shown in the field's menu here; it
  /// does not affect elements.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Adds a search field to the screen, with a localised prompt, and binds whether it is used.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen, with suggestions, by its older name.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field to the screen, with a localised prompt and suggestions, by its older name.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field to the screen, with a localised text as its prompt.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the screen, with the text of a resource as its prompt.
  @_disfavoredOverload public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the screen, with a string as its prompt.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

/// The bar at the top of a screen.
public struct NavigationBarItem: Sendable {
  /// The size of the title.
  public enum TitleDisplayMode: Sendable {
    /// The default.
    case automatic
    /// Small.
    case inline
    /// Big.
    case large
  }
}

/// The default style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `balanced` style.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `prominentDetail` style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The default style.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `stack` style.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// The `columns` style.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
}

/// A place where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// In a menu of the field.
  public static let menu = Self(name: "menu")
  /// Over the content.
  public static let content = Self(name: "content")
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// One bit for each place.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu of the field.
    public static let menu = Set(rawValue: 1)
    /// Over the content.
    public static let content = Set(rawValue: 2)
  }
}

/// When the choice of where to search is shown. It is always shown here.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = Self(name: "automatic")
  /// While text is typed.
  public static let onTextEntry = Self(name: "onTextEntry")
  /// While the field is used.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

/// Whether the user may move or remove an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// Both.
  public static let `default` = Self(name: "default")
  /// Moving.
  public static let reorderable = Self(name: "reorderable")
  /// Neither.
  public static let disabled = Self(name: "disabled")
}

/// How the user finds an item of a toolbar first.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Always there.
  public static let alwaysAvailable = Self(rawValue: 1)
}

/// The place of an item that the system adds to a toolbar: the item is where it always is here.
public struct DefaultToolbarItem: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never
  /// An item that the system adds.
  public struct Kind: Hashable, Sendable {
    let name: String
    /// The search field.
    public static let search = Kind(name: "search")
    /// The title.
    public static let title = Kind(name: "title")
    /// The button of the sidebar.
    public static let sidebarToggle = Kind(name: "sidebarToggle")
  }
  /// Describes where an item should be.
  nonisolated public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing.
  public var _view: AnyView { AnyView(EmptyView()) }
}

extension NavigationLink {
  /// Creates a link whose screen is shown while a binding is true.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }

  /// Creates a link whose screen is shown while a binding has its tag.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }

  /// Does nothing: a link in a list is always one of the list's rows.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination: destination())
  }

  /// Creates a link to a view (older parameter order).
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination: destination)
  }

  /// Creates a link whose screen is shown while a binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), destination: destination)
    self.isActive = isActive
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose screen is shown while a binding is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link whose screen is shown while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(titleKey) } }

  /// Creates a link whose screen is shown while a binding has its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

  /// Creates a link to a view, labelled with a localised text.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), destination: destination())
  }

  /// Creates a link to a view, labelled with the text of a resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination: destination()) }

  /// Creates a link to a view, labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination: destination()) }

  /// Creates a link to a view, labelled with a localised text (older parameter order).
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(Text(title), destination: destination)
  }

  /// Creates a link to a view, labelled with the text of a resource (older parameter order).
  @_disfavoredOverload public init(_ title: LocalizedStringResource, destination: Destination) {
    self.init(Text(title), destination: destination)
  }

  /// Creates a link to a view, labelled with a string (older parameter order).
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), destination: destination)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value; dimmed without a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), value: value.map { AnyHashable($0) })
  }

  /// Creates a link to the screen of a value, labelled with a localised text.
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(title), value: value.map { AnyHashable($0) })
  }

  /// Creates a link to the screen of a value, labelled with the text of a resource.
  @_disfavoredOverload public init<P: Hashable>(_ title: LocalizedStringResource, value: P?)
  where Label == Text { self.init(Text(title), value: value.map { AnyHashable($0) }) }

  /// Creates a link to the screen of a value, labelled with a string.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(Text(title), value: value.map { AnyHashable($0) }) }
}

extension NavigationSplitView {
  /// Creates three columns, with a binding for their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Creates two columns, with a binding for their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }

  /// Creates three columns, with a binding for the preferred one where there is space for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Creates two columns, with a binding for the preferred one where there is space for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }

  /// Creates three columns, with bindings for their visibility and the preferred one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }

  /// Creates two columns, with bindings for their visibility and the preferred one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar, detail: detail) }

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The `balanced` style.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The `prominentDetail` style.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The `stack` style.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The `columns` style.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension ToolbarContent {
  /// Shows or hides the glass behind an item.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Sets whether the user may move or remove an item. Unavailable here.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent
  { self }

  /// Sets which items the user finds in a toolbar first.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some ToolbarContent { self }

  /// Creates an item the place that a screen grows out of.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }
}

extension ToolbarItemGroup {
  /// Puts views in a toolbar, under one label where there is little space. All are shown here.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(placement: placement, content: content) }
}

/// An app's own styles for navigation in columns are not here.
@available(*, unavailable, message: "An app's own styles for navigation in columns are not here")
public struct NavigationSplitViewStyleConfiguration {}

extension NavigationSplitViewStyle {
  /// An app's own styles for navigation in columns are not here.
  @available(*, unavailable, message: "An app's own styles for navigation in columns are not here")
  public typealias Body = Never

  /// An app's own styles for navigation in columns are not here.
  @available(*, unavailable, message: "An app's own styles for navigation in columns are not here")
  public typealias Configuration = NavigationSplitViewStyleConfiguration

  /// An app's own styles for navigation in columns are not here.
  @available(*, unavailable, message: "An app's own styles for navigation in columns are not here")
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> Never {
    fatalError("An app's own styles for navigation in columns are not here")
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that is open while a binding has its tag, with a string as title.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(title, destination: destination(), tag: tag, selection: selection) }
}

extension SearchFieldPlacement {
  /// In the middle of the toolbar.
  public static var toolbarPrincipal: SearchFieldPlacement { .toolbar }
}

extension SearchSuggestionsPlacement.Set {
  /// Several places.
  public typealias Element = SearchSuggestionsPlacement.Set
}

/// Items of a toolbar that the user may change. This never happens here.
public typealias CustomizableToolbarContent = ToolbarContent

/// The system's items of a toolbar are not here, so none can be removed.
@available(
  *,
  unavailable,
  message: "The system's items of a toolbar are not here, so none can be removed"
)
public struct ToolbarDefaultItemKind {
  /// The system's items of a toolbar are not here, so none can be removed.
  public static var title: ToolbarDefaultItemKind {
    fatalError("The system's items of a toolbar are not here, so none can be removed")
  }
  /// The system's items of a toolbar are not here, so none can be removed.
  public static var search: ToolbarDefaultItemKind {
    fatalError("The system's items of a toolbar are not here, so none can be removed")
  }
  /// The system's items of a toolbar are not here, so none can be removed.
  public static var sidebarToggle: ToolbarDefaultItemKind {
    fatalError("The system's items of a toolbar are not here, so none can be removed")
  }
}

/// Write a ToolbarItemGroup with a label.
@available(*, unavailable, message: "Write a ToolbarItemGroup with a label")
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {}

/// Where the toolbar of a container is.
public struct ContentToolbarPlacement: Hashable, Sendable {
  let name: String
  /// In the sidebar of tabs.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

extension View {
  /// Adds items to the toolbar of a container: they are in the toolbar of the window.
  @MainActor @preconcurrency public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
}

extension ToolbarContent {
  /// Sets whether the items are there at first.
  @MainActor @preconcurrency public func defaultCustomization() -> some ToolbarContent { self }
}

extension View {
  /// Hides the bar above the screen, with its title and its items.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_HiddenBarsModifier(bars: hidden ? .top : []))
  }

  /// Sets the screen for values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(_DestinationModifier<D> { AnyView(destination($0)) }) }

  /// Pushes the screen of an item while the item is not `nil`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _BoundDestinationModifier(
        view: { item.wrappedValue.map { AnyView(destination($0).id($0)) } },
        clear: { item.wrappedValue = nil }
      )
    )
  }

  /// Sets the subtitle of the screen, which is said after the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle))
  }

  /// Sets a text as the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier { title.string })
  }

  /// Sets the title of the screen by a binding, which a user could change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_NavigationTitleModifier { title.wrappedValue })
  }

  /// Hides the back button of the screen, or shows it.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  { modifier(_BackButtonModifier(hides: hidesBackButton)) }

  /// Ties the search field inside to a wrapper that is `true` while it has keyboard focus.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Ties the search field inside to a value of a wrapper: keyboard focus and value follow each
  /// other.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View { searchFocused(SearchFocus { AnyView($0.focused(binding, equals: value)) }) }

  /// Adds a search field to the screen, with a prompt, and binds whether it is used.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Puts items into the bars of the screen.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { modifier(_ToolbarModifier(items: content()._view)) }

  /// Puts items into the bars of the screen; which of them, the user cannot change here.
  public func toolbar<Content: ToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(_ToolbarModifier(items: content()._view)) }

  /// Puts views into the bar of the screen.
  @_disfavoredOverload public func toolbar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { modifier(_ToolbarModifier(items: AnyView(PlacedItem(place: .trailing, content: content())))) }

  /// Sets the title of the screen, large or small.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the title of the screen.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S)
    -> some View
  { navigationTitle(title) }

  /// Puts a view at the leading end of the screen's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the screen's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds a search field to the screen, with tokens that can be changed.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: nil,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a localised prompt and tokens that can be changed.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a prompt and tokens that can be changed.
  @_disfavoredOverload nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with tokens that can be changed, and binds whether it is
  /// used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: isPresented,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a localised prompt and tokens that can be changed, and
  /// binds whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a prompt and tokens that can be changed, and binds
  /// whether it is used.
  @_disfavoredOverload nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Index: Hashable,
    C.Element: Identifiable
  {
    EditableTokenSearch(
      text: text,
      tokens: editableTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field, and binds whether it is used.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableContent(
      text: text,
      prompt: prompt ?? Text(verbatim: "Search"),
      content: self,
      presented: isPresented
    )
  }

  /// Adds a search field to the screen, with tokens and some to choose from.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: nil,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a localised prompt and tokens, some of them to choose
  /// from.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a prompt and tokens, some of them to choose from.
  @_disfavoredOverload nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with tokens and some to choose from, and binds whether it
  /// is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: isPresented,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a localised prompt and tokens, some of them to choose
  /// from, and binds whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field with a prompt and tokens, some of them to choose from, and
  /// binds whether it is used.
  @_disfavoredOverload nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: suggestedTokens,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with tokens.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: nil,
      presented: nil,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a localised prompt and tokens.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: nil,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a prompt and tokens.
  @_disfavoredOverload nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: nil,
      presented: nil,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with tokens, and binds whether it is used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: nil,
      presented: isPresented,
      prompt: prompt,
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a localised prompt and tokens, and binds whether it is
  /// used.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: nil,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Adds a search field to the screen, with a prompt and tokens, and binds whether it is used.
  @_disfavoredOverload nonisolated public func searchable<C, T: View, P: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: P,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    TokenSearch(
      text: text,
      tokens: tokens,
      suggested: nil,
      presented: isPresented,
      prompt: Text(prompt),
      token: token,
      content: self
    )
  }

  /// Gives the screen a search field.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableContent(text: text, prompt: prompt ?? Text(verbatim: "Search"), content: self)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose screen is shown while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }

  /// Creates a link whose screen is shown while a binding is true.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(title) } }

  /// Creates a link whose screen is shown while a binding has its tag.
  @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
}

extension ToolbarContentBuilder {
  /// Builds an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarViews(_view: AnyView(content?._view))
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first: some ToolbarContent) -> ToolbarBranch {
    ToolbarBranch(isFirst: true, content: first._view)
  }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second: some ToolbarContent) -> ToolbarBranch {
    ToolbarBranch(isFirst: false, content: second._view)
  }

  /// Builds content of limited availability.
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent
  { ToolbarViews(_view: content._view) }

  /// Builds an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

extension Diagnostic.Kind {
  /// A stack has a value that no `navigationDestination` makes a screen of.
  public static let destinationMissing = Self(rawValue: "destinationMissing")
}

extension NavigationPath {
  /// The stored form of a path: the type name and the JSON of each value. Reading one creates
  /// values of types by name. Only read paths that the program itself has written.
  public struct CodableRepresentation: Equatable {
    package let items: [AnyHashable]
  }

  /// The stored form of the path; `nil` if a value is not codable.
  public var codable: CodableRepresentation? {
    items.allSatisfy { $0.base is any Codable } ? CodableRepresentation(items: items) : nil
  }

  /// Creates a path from a stored one.
  public init(_ codable: CodableRepresentation) { items = codable.items }

  /// How many screens are pushed.
  public var count: Int { items.count }

  /// Whether no screen is pushed.
  public var isEmpty: Bool { items.isEmpty }
}

extension NavigationView: View {
  /// The stack.
  public var body: some View { NavigationStack { content } }
}

extension EnvironmentValues {
  /// Where suggestions are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension ToolbarContent where Body == Never {
  /// Never called: the content is a view itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarItem where ID == () {
  /// Puts a view in a toolbar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Puts a view in a customisable toolbar; the id identifies it.
  public init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension Group where Content: ToolbarContent {
  /// Groups items of a toolbar.
  @_disfavoredOverload public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(holding: content())
  }
}
