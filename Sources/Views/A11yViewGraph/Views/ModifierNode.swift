// SPDX-License-Identifier: MIT

/// The content to which a modifier is applied, in the form in which the modifier's body receives it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package let source: ContentSource
}

extension _ViewModifier_Content: View {
  /// Creates the node for the content to which the modifier is applied.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    PlaceholderNode(view.source, context)
  }

  /// Updates the content.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: PlaceholderNode.self).refresh()
  }
}

/// A modifier's content, and the positions at which the modifier's body shows it.
@MainActor
package class ContentSource {
  package fileprivate(set) var version = 0
  fileprivate var placeholders: [PlaceholderNode] = []

  package func makeNode(in context: _ViewContext) -> Node {
    preconditionFailure("a subclass must override makeNode(in:)")
  }
  package func updateNode(_ node: Node) {}
}

private final class TypedContentSource<C: View>: ContentSource {
  var content: C { didSet { version += 1 } }
  init(_ content: C) { self.content = content }
  override func makeNode(in context: _ViewContext) -> Node { C._makeNode(content, in: context) }
  override func updateNode(_ node: Node) { C._updateNode(node, to: content) }
}

package final class PlaceholderNode: Node {
  private let source: ContentSource
  private var version: Int
  private var content: Node?

  package init(_ source: ContentSource, _ context: _ViewContext) {
    self.source = source
    version = source.version
    super.init(context)
    source.placeholders.append(self)
    content = source.makeNode(in: context.below(self))
  }

  /// Updates the content, unless it is already up to date.
  package func refresh() {
    guard let content, version != source.version || !graph.prunes else { return }
    version = source.version
    source.updateNode(content)
  }

  package override func willVanish() { source.placeholders.removeAll { $0 === self } }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

/// A view that wraps a modifier's body, so that the body is installed, compared and evaluated in the same way as other
/// views.
private struct ModifierBody<M: ViewModifier>: View, PropertyCarrying {
  let modifier: M
  let source: ContentSource
  var body: M.Body { modifier.body(content: _ViewModifier_Content(source: source)) }
}

/// The node for content to which a modifier with a body is applied.
package final class ModifierNode<M: ViewModifier, C: View>: Node {
  private let source: TypedContentSource<C>
  private var shown: Node?

  package init(_ modifier: M, _ content: C, _ context: _ViewContext) {
    source = TypedContentSource(content)
    super.init(context)
    shown = ModifierBody._makeNode(
      ModifierBody(modifier: modifier, source: source),
      in: context.below(self)
    )
  }

  package func update(_ modifier: M, _ content: C) {
    source.content = content
    if let shown {
      ModifierBody<M>._updateNode(shown, to: ModifierBody(modifier: modifier, source: source))
    }
    // The body, or the views in it that show the content, may have been skipped.
    for placeholder in source.placeholders { placeholder.refresh() }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let shown { body(shown) }
  }
}
