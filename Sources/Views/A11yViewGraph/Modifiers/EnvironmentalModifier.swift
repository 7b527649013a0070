// SPDX-License-Identifier: MIT

/// A modifier that is created from the environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the modifier that is created.
  associatedtype ResolvedModifier: ViewModifier

  /// Creates a modifier from the environment. This method is called again when a value that it has read changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Creates the node for the content with the modifier that was created from the environment.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    Resolved._makeNode(Resolved(modifier: modifier, content: content), in: context)
  }

  /// Recreates the modifier, unless the modified view and its environment are unchanged.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    Resolved._updateNode(node, to: Resolved(modifier: modifier, content: content))
  }
}

/// A view that combines content with a modifier that is created from the content's environment.
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
