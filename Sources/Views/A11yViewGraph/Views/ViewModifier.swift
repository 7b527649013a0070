// SPDX-License-Identifier: MIT

/// A modifier that creates a new view from its content.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier returns.
  associatedtype Body: View
  /// The content to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the view that the modifier creates from the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Creates the node for the modifier and its content. A modifier that has a body does not need to implement this
  /// method.
  static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode

  /// Updates the node that was created for an earlier modifier and content at the same position.
  static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C)
}

extension ViewModifier where Body == Never {
  /// This method is never called, because the modifier creates its own node.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }
}

extension ViewModifier {
  /// Creates a node that evaluates the modifier's body.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    ModifierNode(modifier, content, context)
  }

  /// Evaluates the modifier's body again, unless the modifier is unchanged.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: ModifierNode<Self, C>.self).update(modifier, content)
  }

  /// Returns a modifier that applies another modifier after this modifier.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or modifier to which a modifier is applied.
public struct ModifiedContent<Content, Modifier> {
  /// The content.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier.
  @inlinable public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The body is never used, because modified content creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Uses the modifier to create the node.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    Modifier._makeNode(view.modifier, view.content, in: context)
  }

  /// Uses the modifier to update the node.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    Modifier._updateNode(node, to: view.modifier, view.content)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// This method is never called, because the two modifiers are applied separately.
  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("do not call body on \(Self.self)")
  }

  /// Creates the node by applying the inner modifier and then the outer modifier.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    Modifier._makeNode(
      modifier.modifier,
      ModifiedContent<C, Content>(content: content, modifier: modifier.content),
      in: context
    )
  }

  /// Updates the inner modifier and the outer modifier.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    Modifier._updateNode(
      node,
      to: modifier.modifier,
      ModifiedContent<C, Content>(content: content, modifier: modifier.content)
    )
  }
}

extension View {
  /// Applies a modifier to the view.
  @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
