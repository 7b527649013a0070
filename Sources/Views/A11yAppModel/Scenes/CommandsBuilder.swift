// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
  /// Passes an expression through.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Passes single commands through.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Makes the commands of an `if` without an `else`.
  public static func buildIf<Content: Commands>(_ commands: Content?) -> Content? { commands }

  /// Makes the commands of the first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Makes the commands of the second branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Passes commands with limited availability through.
  public static func buildLimitedAvailability<Content: Commands>(
    _ commands: Content
  ) -> some Commands {
    commands
  }
}

/// Several commands in order.
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
  /// Makes the node of the commands, if there are any.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(commands.map { CommandsContent(commands: $0) }, in: context)
  }

  /// Makes, changes or removes the commands' node.
  public static func _updateCommands(_ node: _ViewNode, to commands: Self) {
    Backing._updateNode(node, to: commands.map { CommandsContent(commands: $0) })
  }

  private typealias Backing = CommandsContent<Wrapped>?
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  /// Never called: a branch makes its own node.
  public var body: Never { fatalError("a branch has no body") }

  /// Makes the node of the branch that is shown.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(commands.backing, in: context)
  }

  /// Updates the branch that is shown.
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
  /// Groups commands.
  @_disfavoredOverload
  public init(@CommandsBuilder content: () -> Content) { self.init(holding: content()) }

  /// Never called: a group makes its own node.
  public var body: Never { fatalError("Group has no body") }

  /// Makes the node of the content.
  public static func _makeCommands(_ commands: Self, in context: _ViewContext) -> _ViewNode {
    Content._makeCommands(commands.content, in: context)
  }

  /// Updates the node of the content.
  public static func _updateCommands(_ node: _ViewNode, to commands: Self) {
    Content._updateCommands(node, to: commands.content)
  }
}
