// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A property wrapper that indicates whether the element that contains the view has keyboard focus.
///
/// The property wrapper is intended for the views that a control creates from its label, because only the control
/// itself can be focused.
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

/// A flag that indicates whether an element has keyboard focus and that remains valid as long as the element exists.
package struct FocusFlag {
  package weak var element: ElementNode?
  package let cell: Cell<Bool>
}
