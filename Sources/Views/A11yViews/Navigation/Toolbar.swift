// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

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
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent

  /// The content's body.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The content as a view in which each part knows its placement.
  var _view: AnyView { get }
}

extension ToolbarContent {
  /// The view of the content's body.
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

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  package let placement: ToolbarItemPlacement
  package let content: Content
}

extension ToolbarItem where ID == () {
  /// Puts a view in a toolbar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
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

extension ToolbarItem: ToolbarContent {
  /// The view and its placement.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

/// Several items of a toolbar with one placement.
public struct ToolbarItemGroup<Content: View> {
  package let placement: ToolbarItemPlacement
  package let content: Content

  /// Puts views in a toolbar.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The views and their placement.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// The content has no body.
  public typealias Body = Never

  /// Groups items of a toolbar.
  @_disfavoredOverload
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(holding: content()) }

  /// The items and their placements.
  public var _view: AnyView { content._view }
}
