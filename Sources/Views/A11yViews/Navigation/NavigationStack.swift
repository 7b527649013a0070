// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A view that shows a root screen and the screens pushed over it. Only the topmost screen is exposed.
public struct NavigationStack<Data, Root: View> {
  package let path: PathAccess?
  package let root: Root

  /// Creates a stack that stores its own path.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a stack with a path of values of any type.
  public init(
    path: Binding<NavigationPath>,
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// Creates a stack with a path of values of a single type.
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
  /// Creates a node with a screen for the root view.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let stack = StackNode(view.path, context)
    stack.start(AnyView(view.root))
    return stack
  }

  /// Updates the root view and the screens over it.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: StackNode.self).update(view.path, AnyView(view.root))
  }
}

/// A navigation stack in the older API.
public struct NavigationView<Content: View> {
  package let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
