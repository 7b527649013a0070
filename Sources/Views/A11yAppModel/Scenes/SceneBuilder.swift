// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A sequence of scenes.
package struct TupleScene<each Content: Scene> {
  package let value: (repeat each Content)

  package nonisolated init(_ value: (repeat each Content)) { self.value = value }
}

extension TupleScene: ViewBackedScene {
  package var backing: TupleView<(repeat SceneContent<each Content>)> {
    TupleView((repeat SceneContent(scene: each value)))
  }
}

extension Optional: Scene where Wrapped: Scene {
  /// Creates the node for the optional scene, if there is one.
  public static func _makeScene(_ scene: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(scene.map { SceneContent(scene: $0) }, in: context)
  }

  /// Creates, updates or removes the node for an optional scene.
  public static func _updateScene(_ node: _ViewNode, to scene: Self) {
    Backing._updateNode(node, to: scene.map { SceneContent(scene: $0) })
  }

  private typealias Backing = SceneContent<Wrapped>?
}

extension _ConditionalContent: Scene where TrueContent: Scene, FalseContent: Scene {
  /// The body is never read, because a conditional branch creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the conditional branch that is shown.
  public static func _makeScene(_ scene: Self, in context: _ViewContext) -> _ViewNode {
    Backing._makeNode(scene.backing, in: context)
  }

  /// Updates the node for the conditional branch that is shown.
  public static func _updateScene(_ node: _ViewNode, to scene: Self) {
    Backing._updateNode(node, to: scene.backing)
  }

  private typealias Backing = _ConditionalContent<
    SceneContent<TrueContent>, SceneContent<FalseContent>
  >

  private var backing: Backing {
    switch storage {
    case .trueContent(let scene): Backing(storage: .trueContent(SceneContent(scene: scene)))
    case .falseContent(let scene): Backing(storage: .falseContent(SceneContent(scene: scene)))
    }
  }
}

extension Group: Scene where Content: Scene {
  /// The body is never read, because a group creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the group's content.
  public static func _makeScene(_ scene: Self, in context: _ViewContext) -> _ViewNode {
    Content._makeScene(scene.content, in: context)
  }

  /// Updates the node for the group's content.
  public static func _updateScene(_ node: _ViewNode, to scene: Self) {
    Content._updateScene(node, to: scene.content)
  }
}
