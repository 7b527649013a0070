// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension ToolbarContent {
  /// The view for the content's body.
  public var _view: AnyView { AnyView(ToolbarBody(content: self)) }
}

extension Never: ToolbarContent {}

/// A view for toolbar content with a body. The view preserves the content's state.
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
  /// The item's view, which carries the item's placement.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

/// Several toolbar items with a common placement.
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
  /// The items' views, which carry the items' placement.
  public var _view: AnyView { AnyView(PlacedItem(place: placement.place, content: content)) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// The body's type, which is never used.
  public typealias Body = Never

  /// The views of all items, which carry the items' placements.
  public var _view: AnyView { content._view }
}
