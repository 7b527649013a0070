// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A modifier that sets the title of the screen that contains its content, and of the window that shows the screen.
public struct _NavigationTitleModifier {
  package let title: () -> String
  package nonisolated init(title: @escaping () -> String) { self.title = title }
}

extension _NavigationTitleModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) -> TitleReference {
    let reference = TitleReference(node)
    reference.set(title, of: node)
    return reference
  }

  package func update(_ node: Node, _ reference: inout TitleReference) {
    reference.set(title, of: node)
  }

  package func stop(_ node: Node, _ reference: inout TitleReference) {
    reference.screen?.removeTitle(of: node)
    reference.window?.removeTitle(of: node)
  }
}

/// Weak references to the screen and the window that show the title.
@MainActor
package struct TitleReference {
  package weak var screen: ScreenNode?
  /// The window that shows the title, or `nil` if a sheet covers the window. A sheet has its own title.
  package weak var window: (any TitledWindow)?

  package init(_ node: Node) {
    screen = node.screen
    window = node.enclosingElement?.coveringWindow as? any TitledWindow
  }

  package func set(_ title: @escaping () -> String, of node: Node) {
    screen?.setTitle(of: node, title)
    window?.setTitle(of: node, title)
  }
}

/// A window whose content sets the window's title.
@MainActor
package protocol TitledWindow: ElementNode {
  /// Sets a title that a view in the window provides.
  func setTitle(of node: Node, _ title: @escaping () -> String)

  /// Removes a title that a view in the window has provided.
  func removeTitle(of node: Node)
}

/// A weak reference to a navigation screen.
package struct ScreenReference {
  package weak var screen: ScreenNode?
  package init(_ screen: ScreenNode?) { self.screen = screen }
}

/// A modifier that hides a screen's back button.
public struct _BackButtonModifier {
  package let hides: Bool
  package nonisolated init(hides: Bool) { self.hides = hides }
}

extension _BackButtonModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) -> ScreenReference {
    let reference = ScreenReference(node.screen)
    reference.screen?.hideBackButton(hides, for: node)
    return reference
  }

  package func update(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.hideBackButton(hides, for: node)
  }

  package func stop(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.hideBackButton(false, for: node)
  }
}
