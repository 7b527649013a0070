@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Where an item of a tool bar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    case leading, principal, trailing, search, bottom, keyboard
  }
  package let place: Place

  /// Where it is usual.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// Where navigation is.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// Where the main action is.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// Where actions are that are seldom needed.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// Where the state of things is.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// Where a dialog is confirmed.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// Where a dialog is cancelled.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// Where a dialog destroys something.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// In the bar above, at the leading edge.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// In the bar above, at the trailing edge.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bar above, at the leading edge, by its older name.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// In the bar above, at the trailing edge, by its older name.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// What is in a tool bar.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content's own content.
  associatedtype Body: ToolbarContent

  /// What the content is made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The content as a view in which each part knows its place.
  var _view: AnyView { get }
}

extension ToolbarContent {
  /// The view of what the content is made of.
  public var _view: AnyView { AnyView(ToolbarBody(content: self)) }
}

extension ToolbarContent where Body == Never {
  /// Never called: the content is a view itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// Content with a body, as a view, so that its state is kept.
private struct ToolbarBody<Content: ToolbarContent>: View {
  let content: Content
  var body: some View { content.body._view }
}

/// One item of a tool bar.
public struct ToolbarItem<ID, Content: View> {
  package let placement: ToolbarItemPlacement
  package let content: Content
}

extension ToolbarItem where ID == () {
  /// Puts a view in a tool bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Puts a view in a tool bar that a user could change; the id tells it apart.
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

extension ToolbarItem: ToolbarContent {
  /// The view and its place.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

/// Several items of a tool bar in one place.
public struct ToolbarItemGroup<Content: View> {
  package let placement: ToolbarItemPlacement
  package let content: Content

  /// Puts views in a tool bar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The views and their place.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// What the content is made of: nothing but itself.
  public typealias Body = Never

  /// Groups items of a tool bar.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(holding: content()) }

  /// The items and their places.
  public var _view: AnyView { content._view }
}
