// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ToolbarContent {
  /// The view for the body of toolbar content.
  public var _view: AnyView { AnyView(ToolbarBody(content: self)) }
}

extension Never: ToolbarContent {}

/// A view for toolbar content that has a body. The view preserves the toolbar content's state.
private struct ToolbarBody<Content: ToolbarContent>: View {
  let content: Content
  var body: some View { content.body._view }
}

/// A single toolbar item.
public struct ToolbarItem<ID, Content: View> {
  package let placement: ToolbarItemPlacement
  package let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// The toolbar item's view, which also stores the item's placement.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

/// Several toolbar items that have the same placement.
public struct ToolbarItemGroup<Content: View> {
  package let placement: ToolbarItemPlacement
  package let content: Content

  /// Creates toolbar items from views.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The toolbar items' views, which also store the items' placements.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// The type of the body, which is never used.
  public typealias Body = Never

  /// The views of all toolbar items, which also store the items' placements.
  public var _view: AnyView { content._view }
}
