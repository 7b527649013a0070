// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object that describes itself to assistive technologies, as those of UIKit and AppKit do.
@MainActor
package protocol AccessibleObject: AnyObject {
  /// Whether the object is an element, rather than a container.
  var isElement: Bool { get }
  /// Whether the object is a container that assistive technologies know of. Otherwise its parts
  /// take its place.
  var isNamedContainer: Bool { get }
  /// Whether the object and everything in it is hidden from assistive technologies.
  var isConcealed: Bool { get }
  /// The parts of the object, in reading order.
  var parts: [any AccessibleObject] { get }
  /// The tree whose root the object is.
  var represented: RepresentedTree? { get set }
  /// The rotors of the object.
  var rotors: [ObjectRotor] { get }

  /// The view of SwiftUI that the object shows, in place of describing itself.
  var hosted: AnyView? { get }

  /// Returns the object's description of itself.
  func describe() -> Element
  /// Returns the object's description of itself as a container.
  func describeContainer() -> Element
  /// Performs an action; returns `false` if neither the object nor a container handles it.
  func answer(_ action: Action) -> Bool

  /// The object and its parts are shown from now on.
  func enterWindow()
  /// The object and its parts are no longer shown.
  func leaveWindow()
  /// What the object and its parts depend on has changed.
  func traitsChanged(from old: UITraitCollection?)
  /// Lays the object and its parts out, where that is needed.
  func layOut()
}

extension AccessibleObject {
  package var hosted: AnyView? { nil }

  /// The elements and containers among this object and those in it, in order.
  package var elements: [any AccessibleObject] { elements(outside: []) }

  /// The same, for the parts of a container.
  ///
  /// - Parameter containers: The containers around: an object may contain itself.
  package func elements(
    outside containers: Set<ObjectIdentifier>
  ) -> [any AccessibleObject] {
    var found: [any AccessibleObject] = []
    // An object may be listed by several others, or by one that it contains.
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
