// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What happens to the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Sendable { case ignore, contain, combine }
  package let kind: Kind

  /// They are not exposed.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are exposed inside a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are merged into one element with all their words and actions.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Makes the view one element, and says what happens to the elements inside.
  ///
  /// Switching between `contain` and the other behaviours remakes the content.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityElementModifier(behavior: children.kind))
  }
}

package struct AccessibilityElementModifier {
  package let behavior: AccessibilityChildBehavior.Kind
}

extension AccessibilityElementModifier: ViewModifier {
  package typealias Body = Never

  package static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    AccessibilityElementNode(modifier.behavior, content, context)
  }

  package static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: AccessibilityElementNode<C>.self).update(modifier.behavior, content)
  }
}
