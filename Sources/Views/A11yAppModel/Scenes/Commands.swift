// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension Commands {
  /// Creates a node that evaluates the body of the commands.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    CommandsBody._makeNode(CommandsBody(commands: commands), in: context)
  }

  /// Evaluates the body of the commands again, unless the commands are unchanged.
  public static func _updateCommands(_ node: _ViewNode, to commands: Self) {
    CommandsBody<Self>._updateNode(node, to: CommandsBody(commands: commands))
  }
}

extension Never: Commands {}

/// A view that wraps commands that have a body. The wrapper allows the graph to install, compare and evaluate the
/// commands like a view.
private struct CommandsBody<C: Commands>: View, PropertyCarrying {
  let commands: C
  var body: CommandsContent<C.Body> { CommandsContent(commands: commands.body) }
}

/// A view that wraps commands, so that commands can use the same types of nodes as views.
package struct CommandsContent<C: Commands> {
  package let commands: C
}

extension CommandsContent: View {
  package var body: Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    C._makeCommands(view.commands, in: context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    C._updateCommands(node, to: view.commands)
  }
}

/// Commands that are represented by a view, which creates the commands' node.
@MainActor
package protocol ViewBackedCommands: Commands where Body == Never {
  associatedtype Backing: View
  var backing: Backing { get }
}

extension ViewBackedCommands {
  /// Creates the node for the commands.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(commands.backing, in: context)
  }

  /// Updates the node to match the current commands.
  public static func _updateCommands(_ node: _ViewNode, to commands: Self) {
    Backing._updateNode(node, to: commands.backing)
  }
}
