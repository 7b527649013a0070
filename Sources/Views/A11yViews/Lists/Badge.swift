// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A modifier that adds a badge to a list row or a tab. A badge is a short piece of text, such as the number of new
/// messages.
public struct _BadgeModifier {
  package let words: String?
  package nonisolated init(words: String?) { self.words = words }
}

extension _BadgeModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a node that stores the badge.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    BadgeNode(modifier, content, context)
  }

  /// Updates the badge.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: BadgeNode<C>.self).update(modifier, content)
  }
}

/// A node that stores its content's badge.
package protocol AnyBadgeNode: Node {
  var badge: String? { get }
}

package final class BadgeNode<C: View>: Node, AnyBadgeNode {
  package private(set) var badge: String?
  private var content: Node?

  package init(_ modifier: _BadgeModifier, _ content: C, _ context: _ViewContext) {
    badge = modifier.words
    super.init(context)
    flags.insert(.folds)
    self.content = C._makeNode(content, in: context.below(self))
  }

  package func update(_ modifier: _BadgeModifier, _ view: C) {
    let isOther = badge != modifier.words
    badge = modifier.words
    if let content { C._updateNode(content, to: view) }
    if isOther { markContentUnfolded() }
  }

  // This method changes only the elements of list rows. If a row has several elements, the first element receives the
  // badge.
  package override func fold(into element: inout Element, of node: ElementNode) {
    guard let badge, node.container?.state.contains(.makesRows) ?? false,
      shownElements.first === node
    else { return }
    element.say(badge: badge)
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension Element {
  /// Appends the badge to the accessibility value.
  package mutating func say(badge: String) {
    value = value.isEmpty ? badge : "\(value), \(badge)"
  }
}

/// A view whose badge is known before its node is created.
package protocol BadgeCarrying {
  var carriedBadge: String? { get }
}

extension ModifiedContent: BadgeCarrying {
  package var carriedBadge: String? {
    if let badge = modifier as? _BadgeModifier { return badge.words }
    return (content as? any BadgeCarrying)?.carriedBadge
  }
}
