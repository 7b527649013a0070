// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The objects that a view shows; updates the view when they change.
@MainActor
package final class RepresentedTree {
  package let root: any AccessibleObject
  /// What the objects depend on.
  package private(set) var traits: UITraitCollection
  /// The node that shows the objects, while they are shown.
  package private(set) var place: Node?
  /// Whether the objects are in a window.
  package private(set) var isShown = false
  private let version: Binding<Int>
  private var changes = 0

  package init(root: any AccessibleObject, traits: UITraitCollection, version: Binding<Int>) {
    self.root = root
    self.traits = traits
    self.version = version
  }

  /// Schedules all objects to be read again before the turn ends.
  package func change() {
    changes &+= 1
    version.wrappedValue = changes
  }

  /// The objects have a place in the graph.
  package func stand(at node: Node) { place = node }

  /// The objects are shown from now on.
  package func show() {
    isShown = true
    root.enterWindow()
    root.traitsChanged(from: nil)
    root.layOut()
  }

  /// The objects are no longer shown.
  package func vanish() {
    place = nil
    guard isShown else { return }
    isShown = false
    root.leaveWindow()
  }

  /// Takes in what the objects depend on.
  package func take(_ new: UITraitCollection) {
    let old = traits
    guard !old.isSame(as: new) else { return }
    traits = new
    if isShown { root.traitsChanged(from: old) }
  }

  /// Makes the current evaluation depend on the objects.
  package func noteRead() { _ = version.wrappedValue }

  /// Lays the objects out before they are read.
  package func prepare() { if isShown { root.layOut() } }

  /// The identifier of an object's element; `nil` before it is shown.
  package func id(of object: any AccessibleObject) -> ElementID? {
    var element = node(of: object)
    while let found = element, found.id == nil { element = found.container }
    return element?.id
  }

  /// The node of an object's element; `nil` before it is shown.
  package func node(of object: any AccessibleObject) -> ElementNode? {
    place.flatMap { Self.search($0) { $0.object === object } }
  }

  /// The object of an element; `nil` if it is none of these.
  package func object(of id: ElementID?) -> (any AccessibleObject)? {
    guard let id, let place else { return nil }
    return (Self.search(place) { $0.node.id == id } as? any ObjectNode)?.object
  }

  private static func search(
    _ node: Node,
    _ matches: ((node: ElementNode, object: any AccessibleObject)) -> Bool
  ) -> ElementNode? {
    var found: ElementNode?
    node.forEachInnerElement { element in
      guard found == nil else { return }
      if let object = (element as? any ObjectNode)?.object, matches((element, object)) {
        found = element
      } else {
        found = search(element, matches)
      }
    }
    return found
  }
}

/// The node of an object's element.
@MainActor
package protocol ObjectNode: ElementNode {
  var object: any AccessibleObject { get }
}
