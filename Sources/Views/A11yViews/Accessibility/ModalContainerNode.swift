// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// The node for content that is modal as a whole.
///
/// The modal trait is set on a container that encloses the content. If the modal trait were set on each element in the
/// container, only one element could be reached.
package final class ModalContainerNode<C: View>: ElementNode {
  private var isModal = true
  private var content: Node?

  package init(_ modifier: AccessibilityAttachmentModifier, _ view: C, _ context: _ViewContext) {
    super.init(context, children: .contained)
    var inner = context.below(self)
    inner.container = self
    content = ElementModifierNode(modifier.withoutModality, view, inner)
  }

  package func update(_ modifier: AccessibilityAttachmentModifier, _ view: C) {
    content?.made(as: ElementModifierNode<AccessibilityAttachmentModifier, C>.self)
      .update(modifier.withoutModality, view)
    guard isModal != modifier.isModal else { return }
    isModal = modifier.isModal
    markUnfolded()
  }

  package override func makeElement() -> Element {
    Element(.generic, traits: isModal ? .isModal : [])
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension AccessibilityAttachmentModifier {
  /// Whether the modifier currently makes its content modal.
  package var isModal: Bool {
    attributes.contains {
      guard case .addedTraits(let traits) = $0 else { return false }
      return traits.contains(.isModal)
    }
  }

  fileprivate var withoutModality: Self {
    let others = attributes.map { attribute in
      guard case .addedTraits(let traits) = attribute else { return attribute }
      return .addedTraits(traits.subtracting(.isModal))
    }
    return Self(.several(others))
  }

  /// Creates the node for the content, inside a container if the content is initially modal.
  @MainActor
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    guard modifier.isModal else { return ElementModifierNode(modifier, content, context) }
    return ModalContainerNode(modifier, content, context)
  }

  /// Updates the node to match the new modifier and content.
  @MainActor
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    // Checking a flag is faster than checking a class.
    if node.isElement {
      node.made(as: ModalContainerNode<C>.self).update(modifier, content)
    } else {
      node.made(as: ElementModifierNode<Self, C>.self).update(modifier, content)
    }
  }
}
