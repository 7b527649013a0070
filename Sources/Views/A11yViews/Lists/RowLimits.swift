// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// The restrictions on editing a row.
package struct RowLimits: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let delete = RowLimits(rawValue: 1 << 0)
  package static let move = RowLimits(rawValue: 1 << 1)
}

/// A modifier that prevents users from deleting or moving a row.
package struct RowLimitModifier {
  package let limits: RowLimits
}

extension RowLimitModifier: ViewModifier {
  package func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    RowLimitContentNode(modifier, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: RowLimitContentNode<C>.self).update(modifier, content)
  }
}

/// A node that stores the editing restrictions for the row that contains the node.
package class RowLimitNode: Node {
  package fileprivate(set) final var limits: RowLimits

  package init(_ modifier: RowLimitModifier, _ context: _ViewContext) {
    limits = modifier.limits
    super.init(context)
    flags.insert(.folds)
  }
}

private final class RowLimitContentNode<C: View>: RowLimitNode {
  private var content: Node?

  init(_ modifier: RowLimitModifier, _ content: C, _ context: _ViewContext) {
    super.init(modifier, context)
    self.content = C._makeNode(content, in: context.below(self))
  }

  func update(_ modifier: RowLimitModifier, _ content: C) {
    let isOther = limits != modifier.limits
    limits = modifier.limits
    if let node = self.content { C._updateNode(node, to: content) }
    if isOther { markContentUnfolded() }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
