// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A sequence of commands.
package struct TupleCommands<each Content: Commands> {
  package let value: (repeat each Content)

  package nonisolated init(_ value: (repeat each Content)) { self.value = value }
}

extension TupleCommands: ViewBackedCommands {
  package var backing: TupleView<(repeat CommandsContent<each Content>)> {
    TupleView((repeat CommandsContent(commands: each value)))
  }
}

extension Optional: Commands where Wrapped: Commands {
  /// Creates the node for the optional commands, if there are any.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(commands.map { CommandsContent(commands: $0) }, in: context)
  }

  /// Creates, updates or removes the commands' node.
  public static func _updateCommands(_ node: _ViewNode, to commands: Self) {
    Backing._updateNode(node, to: commands.map { CommandsContent(commands: $0) })
  }

  private typealias Backing = CommandsContent<Wrapped>?
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// The body is never read, because a conditional branch creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the conditional branch that is shown.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(commands.backing, in: context)
  }

  /// Updates the node for the conditional branch that is shown.
  public static func _updateCommands(_ node: _ViewNode, to commands: Self) {
    Backing._updateNode(node, to: commands.backing)
  }

  private typealias Backing = _ConditionalContent<
    CommandsContent<TrueContent>, CommandsContent<FalseContent>
  >

  private var backing: Backing {
    switch storage {
    case .trueContent(let content):
      Backing(storage: .trueContent(CommandsContent(commands: content)))
    case .falseContent(let content):
      Backing(storage: .falseContent(CommandsContent(commands: content)))
    }
  }
}

extension Group: Commands where Content: Commands {
  /// The body is never read, because a group creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the group's content.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    Content._makeCommands(commands.content, in: context)
  }

  /// Updates the node for the group's content.
  public static func _updateCommands(_ node: _ViewNode, to commands: Self) {
    Content._updateCommands(node, to: commands.content)
  }
}
