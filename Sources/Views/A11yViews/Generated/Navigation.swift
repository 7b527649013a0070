// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The visible columns of a split view where the available width is regular.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  package let name: String
  /// The default visibility.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let name: String
  /// The first column.
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

/// The placement of a search field. In this implementation, it is always in the bar above the
/// screen.
public struct SearchFieldPlacement: Hashable, Sendable {
  package let name: String
  /// The default placement.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The search field is in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The search field is in the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The search field is below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  /// Returns a placement below the title, either always or while scrolling up.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { navigationBarDrawer }
  /// The occasion on which a search field below a title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String
    /// The search field is shown while scrolling up.
    public static let automatic = Self(name: "automatic")
    /// The search field is always shown.
    public static let always = Self(name: "always")
  }
}

/// One of two alternatives for a toolbar's content.
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
  /// Creates a custom placement, which is the default one.
  public init(id: String) { place = .trailing }
  package init(place: Place) { self.place = place }
  /// The default placement.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// A placement in the middle of the bar, instead of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// A placement with the navigation controls.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// A placement with the primary action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// A placement with the secondary actions.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// A placement with the status.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// A placement for an action that confirms a dialog.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// A placement for an action that cancels a dialog.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// A placement for a destructive action in a dialog.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// A placement above the keyboard, shown while a text field is being edited.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// A placement at the leading edge of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// A placement at the trailing edge of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// A placement at the leading edge of the top bar, in the older API.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// A placement at the trailing edge of the top bar, in the older API.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// A placement in the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// A placement that replaces the title.
  public static let title = ToolbarItemPlacement(place: .principal)
  /// A placement that replaces the large title.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  /// A placement below the title.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// A placement below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)
  /// Returns a placement in a bar below a window's toolbar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .automatic }
}

/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The content's body.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The content as a view whose parts have their placements.
  var _view: AnyView { get }
}

extension View {
  /// Sets the screen's title to a localized string, in a large or small size.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  /// Sets the screen's title to a `Text`, in a large or small size.
  nonisolated public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the style for split views in the view.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { self }

  /// Sets the screen's subtitle to a localized string. It is spoken after the title.
  nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the screen's subtitle to a localized string resource. It is spoken after the title.
  @_disfavoredOverload nonisolated public func navigationSubtitle(
    _ subtitle: LocalizedStringResource
  ) -> some View { navigationSubtitle(Text(subtitle)) }

  /// Sets the screen's subtitle to a string. It is spoken after the title.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S)
    -> some View
  { navigationSubtitle(Text(subtitle)) }

  /// Sets the screen's title to a localized string.
  nonisolated public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the screen's title to a localized string resource.
  @_disfavoredOverload nonisolated public func navigationTitle(_ title: LocalizedStringResource)
    -> some View
  { navigationTitle(Text(title)) }

  /// Sets the screen's title to a string.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S)
    -> some View
  { navigationTitle(Text(title)) }

  /// Sets the screen's title to a `Text`, in the older API.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the screen's title to a localized string, in the older API.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the style for navigation views in the view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Lets the user choose where to search with buttons that are always shown.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }

  /// Turns a suggestion into a button that adds a token. It has no effect, because the program sets
  /// the tokens in a search field.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  /// Shows or hides suggestions in some placements. The modifier has no effect, because suggestions
  /// are always shown in the field's menu.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility,
    for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Adds a search field with a localized prompt to the screen, and binds whether it is in use.
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions to the screen, in the older API.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a localized prompt and suggestions to the screen, in the older API.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field to the screen, with a localized string as its prompt.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field to the screen, with a localized string resource as its prompt.
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
    /// The default size.
    case automatic
    /// The small size.
    case inline
    /// The large size.
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

/// The placement of search suggestions.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let name: String
  /// The default placement.
  public static let automatic = Self(name: "automatic")
  /// Suggestions are in a menu below the field.
  public static let menu = Self(name: "menu")
  /// Suggestions are over the content.
  public static let content = Self(name: "content")
  /// A set of placements.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set, one per placement.
    public var rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Suggestions are in a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// Suggestions are over the content.
    public static let content = Set(rawValue: 2)
  }
}

/// The occasion on which the buttons for choosing where to search are shown. In this
/// implementation, they are always shown.
public struct SearchScopeActivation: Hashable, Sendable {
  let name: String
  /// The default occasion.
  public static let automatic = Self(name: "automatic")
  /// The buttons are shown while text is being entered.
  public static let onTextEntry = Self(name: "onTextEntry")
  /// The buttons are shown while the search field is in use.
  public static let onSearchPresentation = Self(name: "onSearchPresentation")
}

/// The user's options for moving and removing a toolbar item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// The user can move and remove the item.
  public static let `default` = Self(name: "default")
  /// The user can move the item.
  public static let reorderable = Self(name: "reorderable")
  /// The user can neither move nor remove the item.
  public static let disabled = Self(name: "disabled")
}

/// The initial state of a customizable toolbar item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set, one per option.
  public let rawValue: Int
  /// Creates options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item is always available.
  public static let alwaysAvailable = Self(rawValue: 1)
}

/// The placement of an item that the system adds to a toolbar. It has no effect, because the item's
/// position is fixed.
public struct DefaultToolbarItem: ToolbarContent {
  /// The body's type, which is never used.
  public typealias Body = Never
  /// A kind of item that the system adds.
  public struct Kind: Hashable, Sendable {
    let name: String
    /// The search field.
    public static let search = Kind(name: "search")
    /// The title.
    public static let title = Kind(name: "title")
    /// The button for the sidebar.
    public static let sidebarToggle = Kind(name: "sidebarToggle")
  }
  /// Creates a placement for an item.
  nonisolated public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
  /// An empty view.
  public var _view: AnyView { AnyView(EmptyView()) }
}

extension NavigationLink {
  /// Creates a link whose screen is shown while a binding is `true`.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }

  /// Creates a link whose screen is shown while a binding has the link's tag.
  public init<V: Hashable>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), tag: tag, selection: selection, label: label) }

  /// Has no effect, because a link in a list is always one of the list's rows.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination: destination())
  }

  /// Creates a link to a view, in the older parameter order.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label(), destination: destination)
  }

  /// Creates a link whose screen is shown while a binding is `true`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), destination: destination)
    self.isActive = isActive
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose screen is shown while a binding is `true`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link whose screen is shown while a binding is `true`.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(titleKey) } }

  /// Creates a link whose screen is shown while a binding has the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }

  /// Creates a link to a view, labeled with a localized string.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(Text(title), destination: destination())
  }

  /// Creates a link to a view, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination: destination()) }

  /// Creates a link to a view, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) { self.init(Text(title), destination: destination()) }

  /// Creates a link to a view, labeled with a localized string, in the older parameter order.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(Text(title), destination: destination)
  }

  /// Creates a link to a view, labeled with a localized string resource, in the older parameter
  /// order.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, destination: Destination) {
    self.init(Text(title), destination: destination)
  }

  /// Creates a link to a view, labeled with a string, in the older parameter order.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(Text(title), destination: destination)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen for a value. It is disabled if there is no value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label(), value: value.map { AnyHashable($0) })
  }

  /// Creates a link to the screen for a value, labeled with a localized string.
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text {
    self.init(Text(title), value: value.map { AnyHashable($0) })
  }

  /// Creates a link to the screen for a value, labeled with a localized string resource.
  @_disfavoredOverload public init<P: Hashable>(_ title: LocalizedStringResource, value: P?)
  where Label == Text { self.init(Text(title), value: value.map { AnyHashable($0) }) }

  /// Creates a link to the screen for a value, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(Text(title), value: value.map { AnyHashable($0) }) }
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
  /// Shows or hides the glass background of an item.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Sets whether the user may move or remove an item. Customization is not supported.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent
  { self }

  /// Sets which items are initially in a toolbar.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some ToolbarContent { self }

  /// Marks an item as the source of a transition to a screen.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  { self }
}

extension ToolbarItemGroup {
  /// Creates toolbar items that share a label when there is little space. In this implementation,
  /// all items are shown.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(placement: placement, content: content) }
}

/// Custom styles for split views are not supported.
@available(*, unavailable, message: "Custom styles for split views are not supported")
public struct NavigationSplitViewStyleConfiguration {}

extension NavigationSplitViewStyle {
  /// Custom styles for split views are not supported.
  @available(*, unavailable, message: "Custom styles for split views are not supported")
  public typealias Body = Never

  /// Custom styles for split views are not supported.
  @available(*, unavailable, message: "Custom styles for split views are not supported")
  public typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Custom styles for split views are not supported.
  @available(*, unavailable, message: "Custom styles for split views are not supported")
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> Never {
    fatalError("Custom styles for split views are not supported")
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link, labeled with a string, whose screen is shown while a binding has the link's
  /// tag.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(title, destination: destination(), tag: tag, selection: selection) }
}

extension SearchFieldPlacement {
  /// A placement in the middle of the toolbar.
  public static var toolbarPrincipal: SearchFieldPlacement { .toolbar }
}

extension SearchSuggestionsPlacement.Set {
  /// The type of the set's elements.
  public typealias Element = SearchSuggestionsPlacement.Set
}

/// Toolbar items that the user may customize. Customization is not supported.
public typealias CustomizableToolbarContent = ToolbarContent

/// The system's toolbar items do not exist, so they cannot be removed.
@available(
  *,
  unavailable,
  message: "The system's toolbar items do not exist, so they cannot be removed"
)
public struct ToolbarDefaultItemKind {
  /// The system's toolbar items do not exist, so they cannot be removed.
  public static var title: ToolbarDefaultItemKind {
    fatalError("The system's toolbar items do not exist, so they cannot be removed")
  }
  /// The system's toolbar items do not exist, so they cannot be removed.
  public static var search: ToolbarDefaultItemKind {
    fatalError("The system's toolbar items do not exist, so they cannot be removed")
  }
  /// The system's toolbar items do not exist, so they cannot be removed.
  public static var sidebarToggle: ToolbarDefaultItemKind {
    fatalError("The system's toolbar items do not exist, so they cannot be removed")
  }
}

/// Use a ToolbarItemGroup with a label instead.
@available(*, unavailable, message: "Use a ToolbarItemGroup with a label instead")
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {}

/// The placement of a container's toolbar.
public struct ContentToolbarPlacement: Hashable, Sendable {
  let name: String
  /// A placement in the sidebar of a tab view.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

extension View {
  /// Adds items to a container's toolbar. In this implementation, they are in the window's toolbar.
  @MainActor @preconcurrency public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
}

extension ToolbarContent {
  /// Sets whether the items are initially in the toolbar.
  @MainActor @preconcurrency public func defaultCustomization() -> some ToolbarContent { self }
}

extension View {
  /// Hides the bar above the screen with its title and items.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_HiddenBarsModifier(bars: hidden ? .top : []))
  }

  /// Sets the screen for values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(_DestinationModifier<D> { AnyView(destination($0)) }) }

  /// Pushes a screen for an item while the item is not `nil`.
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

  /// Sets the screen's subtitle, which is spoken after the title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(SubtitleModifier(subtitle: subtitle))
  }

  /// Sets the screen's title to a `Text`.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier { title.string })
  }

  /// Sets the screen's title to a binding, which a user could change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_NavigationTitleModifier { title.wrappedValue })
  }

  /// Hides or shows the screen's back button.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  { modifier(_BackButtonModifier(hides: hidesBackButton)) }

  /// Binds the search field in the view to a focus wrapper that is `true` while the field has
  /// keyboard focus.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(SearchFocus { AnyView($0.focused(binding)) })
  }

  /// Binds the search field in the view to a value of a focus wrapper, so that keyboard focus and
  /// value follow each other.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View { searchFocused(SearchFocus { AnyView($0.focused(binding, equals: value)) }) }

  /// Adds a search field with a prompt to the screen, and binds whether it is in use.
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds items to the screen's bars.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { modifier(_ToolbarModifier(items: content()._view)) }

  /// Adds items to the screen's bars. The user cannot customize them in this implementation.
  public func toolbar<Content: ToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(_ToolbarModifier(items: content()._view)) }

  /// Adds views to the screen's bar.
  @_disfavoredOverload public func toolbar<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  { modifier(_ToolbarModifier(items: AnyView(PlacedItem(place: .trailing, content: content())))) }

  /// Sets the screen's title in a large or small size.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Sets the screen's title.
  @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S)
    -> some View
  { navigationTitle(title) }

  /// Places a view at the leading end of the screen's bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Places a view at the trailing end of the screen's bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Adds a search field with editable tokens to the screen.
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

  /// Adds a search field with a localized prompt and editable tokens to the screen.
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

  /// Adds a search field with a prompt and editable tokens to the screen.
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

  /// Adds a search field with editable tokens to the screen, and binds whether it is in use.
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

  /// Adds a search field with a localized prompt and editable tokens to the screen, and binds
  /// whether it is in use.
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

  /// Adds a search field with a prompt and editable tokens to the screen, and binds whether it is
  /// in use.
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

  /// Adds a search field to the screen, and binds whether it is in use.
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

  /// Adds a search field with tokens and suggested tokens to the screen.
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

  /// Adds a search field with a localized prompt, tokens and suggested tokens to the screen.
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

  /// Adds a search field with a prompt, tokens and suggested tokens to the screen.
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

  /// Adds a search field with tokens and suggested tokens to the screen, and binds whether it is in
  /// use.
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

  /// Adds a search field with a localized prompt, tokens and suggested tokens to the screen, and
  /// binds whether it is in use.
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

  /// Adds a search field with a prompt, tokens and suggested tokens to the screen, and binds
  /// whether it is in use.
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

  /// Adds a search field with tokens to the screen.
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

  /// Adds a search field with a localized prompt and tokens to the screen.
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

  /// Adds a search field with a prompt and tokens to the screen.
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

  /// Adds a search field with tokens to the screen, and binds whether it is in use.
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

  /// Adds a search field with a localized prompt and tokens to the screen, and binds whether it is
  /// in use.
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

  /// Adds a search field with a prompt and tokens to the screen, and binds whether it is in use.
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

  /// Adds a search field to the screen.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableContent(text: text, prompt: prompt ?? Text(verbatim: "Search"), content: self)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link whose screen is shown while a binding is `true`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }

  /// Creates a link whose screen is shown while a binding is `true`.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination(), isActive: isActive) { Text(title) } }

  /// Creates a link whose screen is shown while a binding has the link's tag.
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

  /// Builds content with limited availability.
  public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent
  { ToolbarViews(_view: content._view) }

  /// Builds an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
}

extension Diagnostic.Kind {
  /// A navigation stack has a value without a `navigationDestination` for its type.
  public static let destinationMissing = Self(rawValue: "destinationMissing")
}

extension NavigationPath {
  /// The stored form of a path, which consists of each value's type name and JSON. Because decoding
  /// a path creates values of types given by name, decode only paths that the program itself has
  /// encoded.
  public struct CodableRepresentation: Equatable {
    package let items: [AnyHashable]
  }

  /// The stored form of the path, or `nil` if a value is not codable.
  public var codable: CodableRepresentation? {
    items.allSatisfy { $0.base is any Codable } ? CodableRepresentation(items: items) : nil
  }

  /// Creates a path from its stored form.
  public init(_ codable: CodableRepresentation) { items = codable.items }

  /// The number of screens that are pushed.
  public var count: Int { items.count }

  /// Whether no screens are pushed.
  public var isEmpty: Bool { items.isEmpty }
}

extension NavigationView: View {
  /// The content and behavior of the view.
  public var body: some View { NavigationStack { content } }
}

extension EnvironmentValues {
  /// The placement of search suggestions.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}

extension ToolbarContent where Body == Never {
  /// Traps, because this content has no body and the property is never read.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item from a view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item for a customizable toolbar, identified by an ID.
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
  /// Creates a group of toolbar items.
  @_disfavoredOverload public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(holding: content())
  }
}
