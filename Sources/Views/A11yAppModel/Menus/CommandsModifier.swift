// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A modifier that gives a scene its own commands.
package struct CommandsModifier<C: Commands> {
  package let commands: C
  /// Whether the menus omit the scene's own commands.
  package let bars: Bool

  package nonisolated init(commands: C, bars: Bool) {
    self.commands = commands
    self.bars = bars
  }
}

extension CommandsModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<V: View>(
    _ modifier: Self,
    _ content: V,
    in context: _ViewContext
  ) -> _ViewNode {
    CommandsNode(modifier, content, context)
  }

  package static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, _ content: V) {
    node.made(as: CommandsNode<C, V>.self).update(modifier, content)
  }
}

package final class CommandsNode<C: Commands, V: View>: Node, CommandsBarrier {
  package let bars: Bool
  private var content: Node?
  private var commands: Node?

  package init(_ modifier: CommandsModifier<C>, _ content: V, _ context: _ViewContext) {
    bars = modifier.bars
    super.init(context)
    self.content = V._makeNode(content, in: context.below(self))
    commands = C._makeCommands(modifier.commands, in: context.below(self, ordinal: 1))
  }

  package func update(_ modifier: CommandsModifier<C>, _ content: V) {
    if let node = self.content { V._updateNode(node, to: content) }
    if let node = commands { C._updateCommands(node, to: modifier.commands) }
  }

  package func bars(_ child: Node) -> Bool { bars && child.ordinal == 0 }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
    if let commands { body(commands) }
  }
}

@MainActor
private protocol CommandsBarrier: Node {
  func bars(_ child: Node) -> Bool
}

extension _ViewNode {
  /// Whether the menus omit the commands of a scene that contains the node.
  package final var isBarred: Bool {
    var child = self
    while let node = child.parent {
      if let barrier = node as? any CommandsBarrier, barrier.bars(child) { return true }
      child = node
    }
    return false
  }
}

extension Scene {
  /// Adds items to the app's menus.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ModifiedScene(self, CommandsModifier(commands: content(), bars: false))
  }

  /// Omits all of the scene's menu items.
  nonisolated public func commandsRemoved() -> some Scene {
    ModifiedScene(self, CommandsModifier(commands: EmptyCommands(), bars: true))
  }

  /// Replaces the scene's menu items.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    ModifiedScene(self, CommandsModifier(commands: content(), bars: true))
  }
}
