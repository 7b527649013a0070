import A11yDrawing
import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// An object that describes itself to assistive technologies, as those of UIKit and AppKit do.
@MainActor
package protocol AccessibleObject: AnyObject {
  /// Whether the object is met itself, rather than what is in it.
  var isElement: Bool { get }
  /// Whether neither the object nor anything in it is met.
  var isConcealed: Bool { get }
  /// What is in the object, in the order in which it is met.
  var parts: [any AccessibleObject] { get }
  /// The tree that the object is the root of.
  var represented: RepresentedTree? { get set }

  /// What the object says of itself.
  func describe() -> Element
  /// Does an action; `false` if the object and what it stands in do not answer it.
  func answer(_ action: Action) -> Bool
}

extension AccessibleObject {
  /// The objects in and below this one that are met, in order.
  package var elements: [any AccessibleObject] {
    var found: [any AccessibleObject] = []
    var seen: Set<ObjectIdentifier> = []
    // An object may be named by several, or by one that it holds itself.
    func visit(_ object: any AccessibleObject) {
      guard seen.insert(ObjectIdentifier(object)).inserted, !object.isConcealed else { return }
      guard !object.isElement else { return found.append(object) }
      for part in object.parts { visit(part) }
    }
    visit(self)
    return found
  }
}

/// The objects that a view shows, and who is to be told when they change.
@MainActor
package final class RepresentedTree {
  package let root: any AccessibleObject
  private let version: Binding<Int>
  private var changes = 0
  /// Where the objects are shown, until they are no more.
  package var place: Node?

  package init(root: any AccessibleObject, version: Binding<Int>) {
    self.root = root
    self.version = version
  }

  /// Has all objects asked anew what they are before the turn ends.
  package func change() {
    changes &+= 1
    version.wrappedValue = changes
  }

  /// The element of an object, or the one that it is merged into.
  package func id(of object: any AccessibleObject) -> ElementID? {
    var element: ElementNode?
    place?.forEachInnerElement { if element == nil, $0.represents(object) { element = $0 } }
    while let found = element, found.id == nil { element = found.container }
    return element?.id
  }

  /// Has what is evaluated now depend on the objects.
  package func noteRead() { _ = version.wrappedValue }
}
