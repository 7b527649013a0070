import Synchronization

/// Something that evaluations read: whoever read it is evaluated again when it changes.
///
/// State, environment values, focus, published objects and storage are all cells.
class AnyCell: @unchecked Sendable {
  // Readers are touched inside turns only; what subclasses store they guard with `CellLock`.
  @exclusivity(unchecked) final var readers = CellReaders()
  let inbox: Inbox?

  init(_ inbox: Inbox?) { self.inbox = inbox }

  /// Notes that what is being evaluated reads the cell.
  final func noteRead() {
    guard Evaluation.isHere, let node = Evaluation.frame.node else { return }
    Evaluation.assumeIsolated {
      node.takeUnretainedValue().read(self, at: &Evaluation.frame.place)
    }
  }

  /// Has all readers evaluated again: in this turn if one runs here, else in one of its own.
  final func noteChange() {
    if Evaluation.isHere {
      Evaluation.assumeIsolated { markReaders() }
    } else {
      inbox?.post(.cell(self))
    }
  }

  @MainActor
  final func markReaders() {
    for slot in 0..<readers.count {
      let node = readers[slot].takeUnretainedValue()
      node.graph.mark(node)
    }
  }

  @MainActor
  final func removeReader(at slot: Int) {
    let last = readers.count - 1
    if slot != last {
      readers[slot] = readers[last]
      readers[slot].takeUnretainedValue().readerMoved(in: self, to: slot)
    }
    readers.removeLast()
  }
}

/// Guards the values of all cells; held for one copy or one swap, never while foreign code runs.
enum CellLock {
  private static let mutex = Mutex(())

  static func with<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

/// A cell with a value that can be read and written from any thread.
final class Cell<Value>: Location<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value, _ inbox: Inbox?) {
    self.value = value
    super.init(inbox)
  }

  override func get() -> Value {
    noteRead()
    return peek()
  }

  /// The value, without being known as a reader.
  func peek() -> Value { CellLock.with { value } }

  override func set(_ newValue: Value, _ transaction: Transaction) { write(newValue) }

  /// Writes a value; says whether that changed anything.
  @discardableResult
  func write(_ newValue: Value) -> Bool {
    guard !isSame(peek(), newValue) else { return false }
    var old = newValue
    CellLock.with { swap(&value, &old) }
    noteChange()
    return true
  }
}

/// Where a binding leads: something that can be read and written.
class Location<Value>: AnyCell, @unchecked Sendable {
  func get() -> Value { preconditionFailure("a location that cannot be read") }
  func set(_ value: Value, _ transaction: Transaction) {}
  /// Whether both lead to the same place, so that a view that holds one need not be evaluated.
  func leads(to other: Location<Value>) -> Bool { self === other }
}
