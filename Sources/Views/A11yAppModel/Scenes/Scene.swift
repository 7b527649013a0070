// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

extension Scene {
  /// Creates a node that evaluates the scene's body.
  public static func _makeScene(_ scene: Self, in context: _ViewContext) -> _ViewNode {
    SceneBody._makeNode(SceneBody(scene: scene), in: context)
  }

  /// Evaluates the scene's body again, unless the scene is unchanged.
  public static func _updateScene(_ node: _ViewNode, to scene: Self) {
    SceneBody<Self>._updateNode(node, to: SceneBody(scene: scene))
  }
}

extension Never: Scene {}

/// A view that wraps a scene that has a body. The wrapper allows the graph to install, compare and evaluate the scene
/// like a view.
private struct SceneBody<S: Scene>: View, PropertyCarrying {
  let scene: S
  var body: SceneContent<S.Body> { SceneContent(scene: scene.body) }
}

/// A view that wraps a scene, so that scenes can use the same types of nodes as views, such as the nodes for tuples,
/// branches and modifiers.
package struct SceneContent<S: Scene> {
  package let scene: S
}

extension SceneContent: View {
  package var body: Never { fatalError("do not call body on \(Self.self)") }

  package static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    S._makeScene(view.scene, in: context)
  }

  package static func _updateNode(_ node: _ViewNode, to view: Self) {
    S._updateScene(node, to: view.scene)
  }
}

/// A scene that is represented by a view, which creates the scene's node.
@MainActor
package protocol ViewBackedScene: Scene where Body == Never {
  associatedtype Backing: View
  var backing: Backing { get }
}

extension ViewBackedScene {
  /// Creates the node for the scene.
  public static func _makeScene(_ scene: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(scene.backing, in: context)
  }

  /// Updates the node to match the current scene.
  public static func _updateScene(_ node: _ViewNode, to scene: Self) {
    Backing._updateNode(node, to: scene.backing)
  }
}
