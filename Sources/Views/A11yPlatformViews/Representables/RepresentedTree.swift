// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The tree of UIKit or AppKit objects that a SwiftUI view shows. The SwiftUI view is updated when the objects change.
@MainActor
package final class RepresentedTree {
  package let root: any AccessibleObject
  /// The traits on which the objects depend.
  package private(set) var traits: UITraitCollection
  /// The node that shows the objects, or `nil` while they are not shown.
  package private(set) var place: Node?
  /// Whether the objects belong to a window.
  package private(set) var isShown = false
  private let version: Binding<Int>
  private var changes = 0

  package init(root: any AccessibleObject, traits: UITraitCollection, version: Binding<Int>) {
    self.root = root
    self.traits = traits
    self.version = version
  }

  /// Schedules an update of all objects before the turn ends.
  package func change() {
    changes &+= 1
    version.wrappedValue = changes
  }

  /// Records the node that shows the objects.
  package func stand(at node: Node) { place = node }

  /// Notifies the objects that they are shown.
  package func show() {
    isShown = true
    root.enterWindow()
    root.traitsChanged(from: nil)
    root.layOut()
  }

  /// Notifies the objects that they are no longer shown.
  package func vanish() {
    place = nil
    guard isShown else { return }
    isShown = false
    root.leaveWindow()
  }

  /// Updates the traits on which the objects depend.
  package func take(_ new: UITraitCollection) {
    let old = traits
    guard !old.isSame(as: new) else { return }
    traits = new
    if isShown { root.traitsChanged(from: old) }
  }

  /// Records that the current evaluation depends on the objects.
  package func noteRead() { _ = version.wrappedValue }

  /// Lays out the objects before they are read.
  package func prepare() { if isShown { root.layOut() } }

  /// Returns the ID of an object's element, or `nil` if the object has not been shown yet.
  package func id(of object: any AccessibleObject) -> ElementID? {
    var element = node(of: object)
    while let found = element, found.id == nil { element = found.container }
    return element?.id
  }

  /// Returns the node for an object's element, or `nil` if the object has not been shown yet.
  package func node(of object: any AccessibleObject) -> ElementNode? {
    place.flatMap { Self.search($0) { $0.object === object } }
  }

  /// Returns the object to which an element belongs, or `nil` if the element belongs to none of the tree's objects.
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

/// The node for an object's element.
@MainActor
package protocol ObjectNode: ElementNode {
  var object: any AccessibleObject { get }
}
