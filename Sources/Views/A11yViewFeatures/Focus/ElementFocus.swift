// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A property wrapper that indicates whether the element that contains a view has keyboard focus.
///
/// The wrapper is meant for views that controls create from their labels, because only the control itself can be
/// focused there.
@propertyWrapper
package struct ElementFocus: DynamicProperty {
  private var cell: Cell<Bool>?

  package init() {}

  package var wrappedValue: Bool { cell?.get() ?? false }
}

extension ElementFocus: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    guard let element = place.node.enclosingElement else { return }
    let cell = Cell(false, place.inbox)
    place.graph.focus.add(FocusFlag(element: element, cell: cell))
    self.cell = cell
  }

  package mutating func adopt(_ previous: ElementFocus, in place: PropertyPlace) {
    cell = previous.cell
  }
}

/// A flag that indicates whether an element has keyboard focus and is valid for the element's lifetime.
package struct FocusFlag {
  package weak var element: ElementNode?
  package let cell: Cell<Bool>
}
