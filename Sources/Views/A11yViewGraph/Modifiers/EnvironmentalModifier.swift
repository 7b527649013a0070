// SPDX-License-Identifier: MIT

/// A modifier that is made from the environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that is made.
  associatedtype ResolvedModifier: ViewModifier

  /// Makes the modifier. Called again when a value that it has read changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes the node of the content with the modifier that is made.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    Resolved._makeNode(Resolved(modifier: modifier, content: content), in: context)
  }

  /// Makes the modifier again, unless nothing has changed.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    Resolved._updateNode(node, to: Resolved(modifier: modifier, content: content))
  }
}

/// Content with the modifier that the environment around it makes.
private struct Resolved<Modifier: EnvironmentalModifier, Content: View>: View {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: Content

  init(modifier: Modifier, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
