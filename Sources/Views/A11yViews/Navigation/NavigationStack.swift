// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A view that shows a root screen and the screens that have been pushed on top of it. Only the top screen is exposed
/// to assistive technologies.
public struct NavigationStack<Data, Root: View> {
  package let path: PathAccess?
  package let root: Root

  /// Creates a navigation stack that stores its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a navigation stack whose path can contain values of any type.
  public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Creates a navigation stack whose path contains values of a single type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }
}

extension NavigationStack: View {
  /// Creates a node with a screen that shows the root view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let stack = StackNode(view.path, context)
    stack.start(AnyView(view.root))
    return stack
  }

  /// Updates the root view and the screens on top of it.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: StackNode.self).update(view.path, AnyView(view.root))
  }
}

/// A navigation stack, as defined in an older API.
public struct NavigationView<Content: View> {
  package let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
