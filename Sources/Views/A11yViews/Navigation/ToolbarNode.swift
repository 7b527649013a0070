// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A node that provides items for a screen's bars.
@MainActor
package protocol ToolbarSource: AnyObject {
  /// Marks the elements of the toolbar items as needing to be recomputed.
  func markItems()
  func append(_ place: ToolbarItemPlacement.Place, to elements: inout [ElementNode])
}

/// A view in a toolbar, with the view's placement.
package struct PlacedItem<Content: View>: View {
  package let place: ToolbarItemPlacement.Place
  package let content: Content

  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    PlacedItemNode(view, context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: PlacedItemNode<Content>.self).update(view)
  }
}

@MainActor
package protocol PlacedNode: Node {
  var place: ToolbarItemPlacement.Place { get }
}

package final class PlacedItemNode<Content: View>: Node, PlacedNode {
  package private(set) var place: ToolbarItemPlacement.Place
  private var content: Node?

  package init(_ view: PlacedItem<Content>, _ context: _ViewContext) {
    place = view.place
    super.init(context)
    if screen != nil || place == .keyboard { flags.insert(.folds) }
    content = Content._makeNode(view.content, in: context.below(self))
  }

  package override func reevaluate() {
    flags.remove(.isDirty)
    markContentUnfolded()
  }

  package func update(_ view: PlacedItem<Content>) {
    if place != view.place { contentChanged() }
    place = view.place
    if let content { Content._updateNode(content, to: view.content) }
  }

  package override func fold(into element: inout Element, of node: ElementNode) {
    if place == .keyboard {
      let isTyping = graph.evaluate(self) { graph.focus.isTyping(in: surface) }
      if !isTyping { element.states.isHidden = true }
      element.details.sortPriority = BarPriority.keyboard
      return
    }
    element.details.sortPriority = place == .bottom ? BarPriority.below : BarPriority.above
    let bar: ScreenBars = place == .bottom ? .bottom : .top
    if screen?.hiddenBars.contains(bar) ?? false { element.states.isHidden = true }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A modifier that adds items to the bars of the screen that contains the modified content.
public struct _ToolbarModifier {
  package let items: AnyView
  package nonisolated init(items: AnyView) { self.items = items }
}

extension _ToolbarModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a node for the content and the toolbar items.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ToolbarNode(modifier, content, context)
  }

  /// Updates the content and the toolbar items.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: ToolbarNode<C>.self).update(modifier, content)
  }
}

package final class ToolbarNode<C: View>: Node, ToolbarSource {
  private var items: Node?
  private var content: Node?
  private unowned(unsafe) var host: ScreenNode?

  package init(_ modifier: _ToolbarModifier, _ content: C, _ context: _ViewContext) {
    super.init(context)
    host = screen
    var inner = context.below(self)
    self.content = C._makeNode(content, in: inner.at(1))
    if let host { inner.container = host }
    items = AnyView._makeNode(modifier.items, in: inner)
    host?.add(self)
  }

  package func update(_ modifier: _ToolbarModifier, _ content: C) {
    if let items { AnyView._updateNode(items, to: modifier.items) }
    if let node = self.content { C._updateNode(node, to: content) }
  }

  package func markItems() {
    for item in items?.placedItems ?? [] { item.markContentUnfolded() }
  }

  /// Appends the elements of all items that have a given placement.
  package func append(_ place: ToolbarItemPlacement.Place, to elements: inout [ElementNode]) {
    for item in items?.placedItems ?? [] where item.place == place {
      item.appendElements(to: &elements)
    }
  }

  package override func appendElements(to elements: inout [ElementNode]) {
    // Without a screen there are no bars, so the items are placed before and after the content.
    if host == nil {
      for place: ToolbarItemPlacement.Place in [
        .leading, .principal, .subtitle, .trailing, .search,
      ] {
        append(place, to: &elements)
      }
    }
    content?.appendElements(to: &elements)
    guard host == nil else { return }
    append(.bottom, to: &elements)
    append(.keyboard, to: &elements)
  }

  package override func willVanish() { host?.remove(self) }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let items { body(items) }
    if let content { body(content) }
  }
}

extension _ViewNode {
  /// The toolbar items in the node and its descendants, in document order.
  package final var placedItems: [any PlacedNode] {
    if let item = self as? any PlacedNode { return [item] }
    var found: [any PlacedNode] = []
    forEachChild { found += $0.placedItems }
    return found
  }
}
