@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  package enum Kind: Sendable { case ignore, contain, combine }
  package let kind: Kind

  /// They are not met.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are met inside a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are met as one element that says and does what they say and do.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Makes one element of the view, and says what becomes of the elements inside.
  ///
  /// Changing the behaviour between containing and the others makes the content anew.
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
