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
  /// Whether the object and everything in it is hidden from assistive technologies.
  var isConcealed: Bool { get }
  /// The parts of the object, in reading order.
  var parts: [any AccessibleObject] { get }
  /// The tree whose root the object is.
  var represented: RepresentedTree? { get set }

  /// The view of SwiftUI that the object shows, in place of describing itself.
  var hosted: AnyView? { get }

  /// Returns the object's description of itself.
  func describe() -> Element
  /// Performs an action; returns `false` if neither the object nor a container handles it.
  func answer(_ action: Action) -> Bool
}

extension AccessibleObject {
  package var hosted: AnyView? { nil }

  /// The elements among this object and those in it, in order.
  package var elements: [any AccessibleObject] {
    var found: [any AccessibleObject] = []
    var seen: Set<ObjectIdentifier> = []
    // An object may be listed by several others, or by one that it contains.
    func visit(_ object: any AccessibleObject) {
      guard seen.insert(ObjectIdentifier(object)).inserted, !object.isConcealed else { return }
      guard !object.isElement else { return found.append(object) }
      for part in object.parts { visit(part) }
    }
    visit(self)
    return found
  }
}

/// The objects that a view shows; updates the view when they change.
@MainActor
package final class RepresentedTree {
  package let root: any AccessibleObject
  private let version: Binding<Int>
  private var changes = 0
  /// The node that shows the objects, while they are shown.
  package var place: Node?

  package init(root: any AccessibleObject, version: Binding<Int>) {
    self.root = root
    self.version = version
  }

  /// Schedules all objects to be read again before the turn ends.
  package func change() {
    changes &+= 1
    version.wrappedValue = changes
  }

  /// The identifier of an object's element; `nil` before it is shown.
  package func id(of object: any AccessibleObject) -> ElementID? {
    var element = node(of: object)
    while let found = element, found.id == nil { element = found.container }
    return element?.id
  }

  /// The node of an object's element; `nil` before it is shown.
  package func node(of object: any AccessibleObject) -> ElementNode? {
    var element: ElementNode?
    place?.forEachInnerElement { if element == nil, $0.represents(object) { element = $0 } }
    return element
  }

  /// Makes the current evaluation depend on the objects.
  package func noteRead() { _ = version.wrappedValue }
}
