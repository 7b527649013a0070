// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// An app's window scenes and open windows.
@MainActor
package final class AppWindows {
  private unowned let graph: ViewGraph
  private let menus: MenuList
  /// The window scenes, in the order in which the app's body lists them.
  package private(set) var scenes: [WindowSceneNode] = []
  /// The open windows, in the order in which they were opened.
  package private(set) var all: [WindowNode] = []

  /// Creates an empty list of windows for an app.
  package init(_ graph: ViewGraph, _ menus: MenuList) {
    self.graph = graph
    self.menus = menus
  }

  /// The front window.
  package var front: WindowNode? {
    graph.root?.presented.last { $0 is WindowNode } as? WindowNode
  }

  /// Adds a scene from the app's body.
  package func add(_ scene: WindowSceneNode) {
    scenes.append(scene)
    scenes.sort(by: graph.precedes)
    menus.change()
  }

  /// Removes a scene and its windows.
  package func remove(_ scene: WindowSceneNode) {
    scenes.removeAll { $0 === scene }
    for window in scene.windows { remove(window) }
    menus.change()
  }

  /// Adds a newly opened window in front of the other windows.
  package func add(_ window: WindowNode) {
    all.append(window)
    bringForward(window)
  }

  /// Removes a window that has been closed.
  package func remove(_ window: WindowNode) {
    all.removeAll { $0 === window }
    graph.root?.dismiss(window)
    frontChanged()
  }

  /// Brings a window to the front.
  package func bringForward(_ window: WindowNode) {
    graph.root?.present(window)
    frontChanged()
  }

  private func frontChanged() {
    graph.bringFocusedValuesToFront(front?.focusedValues)
    menus.bar?.windowsChanged()
    menus.change()
  }
}
