// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A type that creates and updates objects for the views that show them.
@MainActor
package protocol RepresentableAdapter: DynamicProperty, PropertyCarrying {
  associatedtype Object: AnyObject
  associatedtype Coordinator
  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Object
  func update(_ object: Object, _ coordinator: Coordinator, _ environment: EnvironmentValues)
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  /// Returns the object that describes itself to assistive technologies.
  static func root(of object: Object) -> any AccessibleObject
  /// Notifies the object that it is shown.
  ///
  /// - Parameter show: A closure that notifies the objects that they are in a window.
  static func appear(_ object: Object, show: () -> Void)
  /// Notifies the object that it is no longer shown.
  static func disappear(_ object: Object)
}

extension RepresentableAdapter {
  package static func appear(_ object: Object, show: () -> Void) { show() }
  package static func disappear(_ object: Object) {}
}

/// A view that provides the elements of an object that describes itself to assistive technologies.
package struct RepresentedView<A: RepresentableAdapter> {
  @State private var holder = RepresentedHolder<A>()
  @State private var version = 0
  @Environment(\.self) private var environment
  package let adapter: A

  package nonisolated init(_ adapter: A) { self.adapter = adapter }
}

extension RepresentedView: View {
  package var body: some View {
    let tree = holder.update(adapter, environment, $version)
    RepresentedContent(tree: tree).modifier(RepresentedModifier(holder: holder))
  }
}

/// The object that a view shows, together with the object's coordinator.
@MainActor
package final class RepresentedHolder<A: RepresentableAdapter> {
  private var shown: (object: A.Object, coordinator: A.Coordinator, tree: RepresentedTree)?

  package nonisolated init() {}

  /// Creates or updates the object.
  package func update(
    _ adapter: A,
    _ environment: EnvironmentValues,
    _ version: Binding<Int>
  ) -> RepresentedTree {
    let traits = UITraitCollection(environment)
    if let shown {
      shown.tree.take(traits)
      adapter.update(shown.object, shown.coordinator, environment)
      shown.tree.change()
      return shown.tree
    }
    let coordinator = adapter.makeCoordinator()
    let object = adapter.make(coordinator, environment)
    adapter.update(object, coordinator, environment)
    let root = A.root(of: object)
    let tree = RepresentedTree(root: root, traits: traits, version: version)
    root.represented = tree
    shown = (object, coordinator, tree)
    return tree
  }

  package func appear(_ node: Node) {
    guard let shown else { return }
    shown.tree.stand(at: node)
    // Elements may have rotors that receive requests for the next item.
    _ = node.graph.feature(RotorRequests.self)
    node.graph.react(node) { A.appear(shown.object) { shown.tree.show() } }
  }

  package func dismantle() {
    guard let (object, coordinator, tree) = shown else { return }
    shown = nil
    A.disappear(object)
    tree.vanish()
    A.dismantle(object, coordinator)
    if tree.root.represented === tree { tree.root.represented = nil }
  }
}

/// A modifier that notifies an object when the object is shown, and releases the object's resources when the object is
/// removed.
private struct RepresentedModifier<A: RepresentableAdapter> {
  let holder: RepresentedHolder<A>
}

extension RepresentedModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) { holder.appear(node) }
  package func update(_ node: Node, _ memory: inout Void) {}
  package func stop(_ node: Node, _ memory: inout Void) { holder.dismantle() }
}
