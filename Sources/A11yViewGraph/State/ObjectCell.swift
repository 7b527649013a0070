import OpenCombine

/// An observable object as something that is read: its readers are evaluated again when it says
/// that it will change.
package final class ObjectCell<Object: ObservableObject>: AnyCell, @unchecked Sendable {
  package let object: Object
  private var subscription: AnyCancellable?

  package init(_ object: Object, _ inbox: Inbox?) {
    self.object = object
    super.init(inbox)
    subscription = object.objectWillChange.sink { [weak self] _ in self?.noteChange() }
  }

  /// The object, which what is being evaluated depends on from now on.
  package func get() -> Object {
    noteRead()
    return object
  }
}
