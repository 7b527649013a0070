// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A view that shows one of several screens, with a bar for choosing the screen.
public struct TabView<SelectionValue: Hashable, Content: View> {
  package let selection: Binding<SelectionValue>?
  package let content: Content

  /// Creates a tab view from a binding to the selected tag and from views that have tab items and tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView: View {
  /// Creates a node for the tabs and the tab bar.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    TabViewNode(view, context)
  }

  /// Updates the tabs.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: TabViewNode<SelectionValue, Content>.self).update(view)
  }
}

/// A modifier that sets its content's tab item in a tab view.
public struct _TabItemModifier<Label: View> {
  package let label: Label
  package nonisolated init(label: Label) { self.label = label }
}

extension _TabItemModifier: ViewModifier {
  /// Stops the program. The body is never created, because the modifier creates its node directly.
  public func body(content: Content) -> Never { fatalError("do not call body on \(Self.self)") }

  /// Creates a tab. Outside a tab view, only a node for the content is created.
  public static func _makeNode<C: View>(
    _ modifier: Self,
    _ content: C,
    in context: _ViewContext
  ) -> _ViewNode {
    TabNode(modifier, content, context)
  }

  /// Updates the tab.
  public static func _updateNode<C: View>(_ node: _ViewNode, to modifier: Self, _ content: C) {
    node.made(as: TabNode<Label, C>.self).update(modifier, content)
  }
}
