// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A modifier that sets the language of all elements for which no language has been set.
public struct _SpokenLanguageModifier {
  let language: String
  nonisolated init(language: String) { self.language = language }
}

extension _SpokenLanguageModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a node that stores the language of its elements.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode { SpokenLanguageNode(modifier, content, context) }

  /// Updates the language.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: SpokenLanguageNode<C>.self).update(modifier, content)
  }
}

private final class SpokenLanguageNode<C: View>: Node {
  private var language: String
  private var content: Node?

  init(_ modifier: _SpokenLanguageModifier, _ content: C, _ context: _ViewContext) {
    language = modifier.language
    super.init(context)
    flags.insert(.folds)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: _SpokenLanguageModifier, _ view: C) {
    let isOther = language != modifier.language
    language = modifier.language
    if let content { C._updateNode(content, to: view) }
    if isOther { markContentUnfolded() }
  }

  override func fold(into element: inout Element, of node: ElementNode) {
    if !element.label.isEmpty, !element.hasDetails || element.details.language.isEmpty {
      element.details.language = language
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
