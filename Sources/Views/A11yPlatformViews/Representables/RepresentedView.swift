// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// Makes and updates objects of one kind for the views that show them.
@MainActor
package protocol RepresentableAdapter: DynamicProperty, PropertyCarrying {
  associatedtype Object: AnyObject
  associatedtype Coordinator
  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Object
  func update(_ object: Object, _ coordinator: Coordinator, _ environment: EnvironmentValues)
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  /// The object that describes itself.
  static func root(of object: Object) -> any AccessibleObject
  /// Called when the object is shown.
  static func appear(_ object: Object)
  /// Called when the object is no longer shown.
  static func disappear(_ object: Object)
}

extension RepresentableAdapter {
  package static func appear(_ object: Object) {}
  package static func disappear(_ object: Object) {}
}

/// The elements of an object that describes itself.
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

/// The object of a view, and its coordinator.
@MainActor
package final class RepresentedHolder<A: RepresentableAdapter> {
  private var shown: (object: A.Object, coordinator: A.Coordinator, tree: RepresentedTree)?

  package nonisolated init() {}

  /// Makes or updates the object.
  package func update(
    _ adapter: A,
    _ environment: EnvironmentValues,
    _ version: Binding<Int>
  ) -> RepresentedTree {
    if let shown {
      adapter.update(shown.object, shown.coordinator, environment)
      shown.tree.change()
      return shown.tree
    }
    let coordinator = adapter.makeCoordinator()
    let object = adapter.make(coordinator, environment)
    adapter.update(object, coordinator, environment)
    let root = A.root(of: object)
    let tree = RepresentedTree(root: root, version: version)
    root.represented = tree
    shown = (object, coordinator, tree)
    return tree
  }

  package func appear(_ node: Node) {
    guard let shown else { return }
    shown.tree.place = node
    node.graph.react(node) { A.appear(shown.object) }
  }

  package func dismantle() {
    guard let (object, coordinator, tree) = shown else { return }
    shown = nil
    tree.place = nil
    A.disappear(object)
    A.dismantle(object, coordinator)
    if tree.root.represented === tree { tree.root.represented = nil }
  }
}

/// Notifies an object when it is shown, and cleans up when it goes.
private struct RepresentedModifier<A: RepresentableAdapter> {
  let holder: RepresentedHolder<A>
}

extension RepresentedModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) { holder.appear(node) }
  package func update(_ node: Node, _ memory: inout Void) {}
  package func stop(_ node: Node, _ memory: inout Void) { holder.dismantle() }
}

/// The elements of the objects in a tree; if there are none, a view without elements.
private struct RepresentedContent: View {
  let tree: RepresentedTree

  var body: some View {
    let _ = tree.noteRead()
    let parts = tree.root.elements.map { RepresentedPart($0, in: tree) }
    if parts.isEmpty { UndescribedView() } else { ForEach(parts) { $0 } }
  }
}

/// One object of a tree: the view of SwiftUI that it shows, as it is now, or else its element.
private struct RepresentedPart: View, Identifiable {
  nonisolated let id: ObjectIdentifier
  private let object: any AccessibleObject
  private let tree: RepresentedTree

  init(_ object: any AccessibleObject, in tree: RepresentedTree) {
    id = ObjectIdentifier(object)
    self.object = object
    self.tree = tree
  }

  var body: some View {
    let _ = tree.noteRead()
    if let hosted = object.hosted {
      hosted
    } else {
      RepresentedElement(object: object, tree: tree)
    }
  }
}

/// A view without elements, unless a modifier describes it.
private struct UndescribedView: View, UndrawnView {}

extension ElementNode {
  /// Whether the element represents an object.
  package final func represents(_ object: any AccessibleObject) -> Bool {
    (self as? ElementViewNode<RepresentedElement>)?.view.object === object
  }
}

/// One object that describes itself.
private struct RepresentedElement: ElementView {
  let object: any AccessibleObject
  let tree: RepresentedTree

  func element(in context: ElementContext) -> Element {
    tree.noteRead()
    var element = object.describe()
    (object as? any TextInputObject)?.addInput(to: &element, in: context)
    if !context.isEnabled { element.states.isDisabled = true }
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    // Whatever the result, the objects may have changed without reporting it.
    defer { tree.change() }
    return (object as? any TextInputObject)?.edit(action, in: context) ?? object.answer(action)
  }
}
