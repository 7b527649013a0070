// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A modifier that contains accessibility attributes for a view's elements.
///
/// If further accessibility modifiers follow, their attributes are added to this modifier, so that a chain of modifiers
/// needs only one node.
public struct AccessibilityAttachmentModifier {
  package var attributes: AccessibilityAttributes

  package init(_ attributes: AccessibilityAttributes) { self.attributes = attributes }
}

extension AccessibilityAttachmentModifier: Equatable {}

extension AccessibilityAttachmentModifier: ViewModifier, ElementModifier {
  package func fold(into element: inout Element, in context: ModifierContext) {
    var isHidden: Bool?
    for attribute in attributes {
      switch attribute {
      case .hidden(let value): isHidden = value
      case .unheard(let message):
        let view = context.node.viewName
        context.graph.report(Diagnostic(.notHeard, view: view, message))
      default: attribute.apply(to: &element)
      }
    }
    switch isHidden {
    case true?: element.states.isHidden = true
    // An element that is hidden by its own view can be shown again, but an element that is hidden by an inner modifier
    // stays hidden.
    case false? where isDirect(context.node): element.states.isHidden = false
    default: break
    }
  }

  @MainActor
  private func isDirect(_ node: Node) -> Bool {
    var isDirect = false
    node.forEachChild { isDirect = $0.flags.contains(.isElement) }
    return isDirect
  }

  package func handler(
    for action: Action,
    in context: ModifierContext
  ) -> (@MainActor () -> Void)? {
    for attribute in attributes.reversed() {
      if let handler = attribute.handler(for: action) { return handler }
    }
    return nil
  }
}

extension View {
  /// Adds an attribute to the view's elements if `isEnabled` is `true`.
  package nonisolated func attaching(
    _ attribute: AccessibilityAttribute,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled ? .one(attribute) : .several([])))
  }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Adds an attribute to the modifier if `isEnabled` is `true`.
  package nonisolated func attaching(
    _ attribute: AccessibilityAttribute,
    isEnabled: Bool = true
  ) -> ModifiedContent<Content, Modifier> {
    guard isEnabled else { return self }
    var copy = self
    copy.modifier.attributes.append(attribute)
    return copy
  }
}
