// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// An observable object as a cell: its readers re-evaluate when it announces a change.
// Both properties are set in `init` only; what the object holds is the program's to guard.
package final class ObjectCell<Object: ObservableObject>: AnyCell, @unchecked Sendable {
  package let object: Object
  private var subscription: AnyCancellable?

  package init(_ object: Object, _ inbox: Inbox?) {
    self.object = object
    super.init(inbox)
    subscription = object.objectWillChange.sink { [weak self] _ in self?.noteChange() }
  }

  package override var label: String { "\(Object.self)" }

  /// The object; the current evaluation depends on it from now on.
  package func get() -> Object {
    noteRead()
    return object
  }
}
