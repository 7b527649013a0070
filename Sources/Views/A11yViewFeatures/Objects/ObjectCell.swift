// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// A cell that contains an observable object. When the object announces a change, the cell's readers are evaluated
/// again.
// Both properties are set only in `init`, and the program is responsible for guarding the object's contents.
package final class ObjectCell<Object: ObservableObject>: AnyCell, @unchecked Sendable {
  package let object: Object
  private var subscription: AnyCancellable?

  package init(_ object: Object, _ inbox: Inbox?) {
    self.object = object
    super.init(inbox)
    subscription = object.objectWillChange.sink { [weak self] _ in self?.noteChange() }
  }

  package override var label: String { "\(Object.self)" }

  /// Returns the object and records that the current evaluation depends on the object.
  package func get() -> Object {
    noteRead()
    return object
  }
}
