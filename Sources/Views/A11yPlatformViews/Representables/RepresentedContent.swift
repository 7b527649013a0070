// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A view that contains the elements of the objects in a tree. If there are no objects, the view has no elements.
struct RepresentedContent: View {
  let tree: RepresentedTree

  var body: some View {
    let _ = tree.noteRead()
    let _ = tree.prepare()
    let parts = tree.root.elements.map { RepresentedPart($0, in: tree, inside: []) }
    if parts.isEmpty { UndescribedView() } else { ForEach(parts) { $0 } }
  }
}

/// A view that represents one object in a tree. If the object currently has a SwiftUI view, that view represents the
/// object; otherwise, the object's element does.
private struct RepresentedPart: View, Identifiable {
  nonisolated let id: ObjectIdentifier
  private let object: any AccessibleObject
  private let tree: RepresentedTree
  private let containers: Set<ObjectIdentifier>

  init(
    _ object: any AccessibleObject,
    in tree: RepresentedTree,
    inside containers: Set<ObjectIdentifier>
  ) {
    id = ObjectIdentifier(object)
    self.object = object
    self.tree = tree
    self.containers = containers
  }

  var body: some View {
    let _ = tree.noteRead()
    if let hosted = object.hosted {
      hosted
    } else if object.isElement {
      RepresentedElement(object: object, tree: tree)
    } else {
      RepresentedContainer(
        object: object,
        tree: tree,
        content: RepresentedParts(object: object, tree: tree, containers: containers.union([id]))
      )
    }
  }
}

/// A view that represents a container's children.
private struct RepresentedParts: View {
  let object: any AccessibleObject
  let tree: RepresentedTree
  let containers: Set<ObjectIdentifier>

  var body: some View {
    let _ = tree.noteRead()
    ForEach(
      object.elements(outside: containers)
        .map { RepresentedPart($0, in: tree, inside: containers) }
    ) { $0 }
  }
}

/// A view that has no elements unless a modifier adds a description.
private struct UndescribedView: View, UndrawnView {}

/// A view for an object that describes itself as an element.
private struct RepresentedElement: ElementView, RepresentedObject {
  let object: any AccessibleObject
  let tree: RepresentedTree

  func element(in context: ElementContext) -> Element {
    tree.noteRead()
    var element = object.describe()
    (object as? any TextInputObject)?.addInput(to: &element, in: context)
    if !context.isEnabled { element.states.isDisabled = true }
    addRotors(to: &element)
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    // Regardless of the result, the objects may have changed without reporting the change.
    defer { tree.change() }
    if case .moveInRotor(let move) = action { return take(move, in: context.graph) }
    return (object as? any TextInputObject)?.edit(action, in: context) ?? object.answer(action)
  }
}

/// A view for an object that describes itself as a container of other objects.
private struct RepresentedContainer<Content: View>: ElementView, RepresentedObject {
  static var childMode: ChildMode { .contained }
  let object: any AccessibleObject
  let tree: RepresentedTree
  let content: Content

  func element(in context: ElementContext) -> Element {
    tree.noteRead()
    var element = object.describeContainer()
    element.details.containment = .container
    addRotors(to: &element)
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
    defer { tree.change() }
    if case .moveInRotor(let move) = action { return take(move, in: context.graph) }
    return object.answer(action)
  }
}

/// A view that provides an object's element.
@MainActor
package protocol RepresentedObject {
  var object: any AccessibleObject { get }
  var tree: RepresentedTree { get }
}

extension RepresentedObject {
  fileprivate func addRotors(to element: inout Element) {
    let rotors = object.rotors
    guard !rotors.isEmpty else { return }
    element.details.customRotors = rotors.map { CustomRotor(searching: $0.name, system: $0.system) }
  }

  /// Moves the VoiceOver cursor to the item that a rotor finds.
  fileprivate func take(_ move: RotorMove, in graph: ViewGraph) -> Bool {
    guard let rotor = object.rotors.first(where: { $0.name == move.rotor }),
      let found = rotor.search(tree.object(of: move.start), move.isForward),
      // The search may have created the item.
      let id = settled(graph, { tree.id(of: found.object) })
    else { return false }
    graph.focus.send(id, textRange: found.characters)
    return true
  }

  private func settled<Result>(_ graph: ViewGraph, _ body: () -> Result) -> Result {
    tree.change()
    graph.settle()
    return body()
  }
}

extension ElementViewNode: ObjectNode where V: RepresentedObject {
  package var object: any AccessibleObject { view.object }
}
