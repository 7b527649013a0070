// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ToolbarContent {
  /// The view of the content's body.
  public var _view: AnyView { AnyView(ToolbarBody(content: self)) }
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

  /// The items and their placements.
  public var _view: AnyView { content._view }
}
