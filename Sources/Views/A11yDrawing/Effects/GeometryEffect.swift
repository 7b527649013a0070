// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A change of where a view is drawn. Nothing is drawn, so it changes nothing.
@MainActor
@preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The change. Never asked.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Never called: the modifier makes the node of its content.
  public func body(content: Content) -> Never { fatalError("an effect has no body") }

  /// Makes the content's node.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode { C._makeNode(content, in: context) }

  /// Changes the content.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    C._updateNode(node, to: content)
  }
}
