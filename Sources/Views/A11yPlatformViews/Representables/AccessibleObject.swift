// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object that describes itself to assistive technologies, as UIKit and AppKit objects do.
@MainActor
package protocol AccessibleObject: AnyObject {
  /// Whether the object is an accessibility element rather than a container.
  var isElement: Bool { get }
  /// Whether the object is a container that is exposed to assistive technologies. If the container is not exposed, its
  /// children are exposed directly.
  var isNamedContainer: Bool { get }
  /// Whether the object and all its contents are hidden from assistive technologies.
  var isConcealed: Bool { get }
  /// The object's children, in reading order.
  var parts: [any AccessibleObject] { get }
  /// The tree whose root is the object.
  var represented: RepresentedTree? { get set }
  /// The object's rotors.
  var rotors: [ObjectRotor] { get }

  /// The SwiftUI view that the object shows instead of describing itself.
  var hosted: AnyView? { get }

  /// Returns an element that describes the object.
  func describe() -> Element
  /// Returns an element that describes the object as a container.
  func describeContainer() -> Element
  /// Performs an accessibility action and returns `false` if neither the object nor any of its containers handles the
  /// action.
  func answer(_ action: Action) -> Bool

  /// Notifies the object and its children that they are shown.
  func enterWindow()
  /// Notifies the object and its children that they are no longer shown.
  func leaveWindow()
  /// Notifies the object and its children that their traits have changed.
  func traitsChanged(from old: UITraitCollection?)
  /// Lays out the object and its children, if necessary.
  func layOut()
}

extension AccessibleObject {
  package var hosted: AnyView? { nil }

  /// The elements and containers among the object and its descendants, in reading order.
  package var elements: [any AccessibleObject] { elements(outside: []) }

  /// Returns the elements and containers among the object and its descendants, in reading order.
  ///
  /// - Parameter containers: The enclosing containers, which are not visited again, as an object may contain itself.
  package func elements(
    outside containers: Set<ObjectIdentifier>
  ) -> [any AccessibleObject] {
    var found: [any AccessibleObject] = []
    // Several objects may list the same object, and an object may list an object that contains it.
    var seen = containers
    func visit(_ object: any AccessibleObject) {
      guard seen.insert(ObjectIdentifier(object)).inserted, !object.isConcealed else { return }
      guard !object.isElement, !object.isNamedContainer else { return found.append(object) }
      for part in object.parts { visit(part) }
    }
    if containers.contains(ObjectIdentifier(self)) {
      for part in parts { visit(part) }
    } else {
      visit(self)
    }
    return found
  }
}
