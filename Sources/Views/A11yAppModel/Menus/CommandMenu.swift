// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A menu that the app adds to the menu bar.
///
/// The menu appears between the View and Window menus.
public struct CommandMenu<Content: View> {
  private let name: Text
  private let content: Content

  init(_ name: Text, _ content: Content) {
    self.name = name
    self.content = content
  }
}

extension CommandMenu: ViewBackedCommands {
  package var backing: CommandLeaf { CommandLeaf(place: .menu(name), content: AnyView(content)) }
}

/// Menu items that are placed next to the system's menu items or that replace them.
public struct CommandGroup<Content: View> {
  private let place: MenuList.Entry.Place
  private let content: Content

  /// Places menu items before the system's menu items.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .before(group)
    content = addition()
  }

  /// Places menu items after the system's menu items.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .after(group)
    content = addition()
  }

  /// Replaces the system's menu items.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .replacing(group)
    content = addition()
  }
}

extension CommandGroup: ViewBackedCommands {
  package var backing: CommandLeaf { CommandLeaf(place: place, content: AnyView(content)) }
}

/// A single command group or command menu in the menu bar.
package struct CommandLeaf: View {
  package let place: MenuList.Entry.Place
  package let content: AnyView

  package var body: Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    CommandLeafNode(view, context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: CommandLeafNode.self).show(view)
  }
}

package final class CommandLeafNode: Node {
  package init(_ leaf: CommandLeaf, _ context: _ViewContext) {
    super.init(context)
    show(leaf)
  }

  package func show(_ leaf: CommandLeaf) {
    guard !isBarred else { return }
    graph.app?.menus.set(MenuList.Entry(owner: self, place: leaf.place, content: leaf.content))
  }

  package override func willVanish() { graph.app?.menus.remove(self) }
}
