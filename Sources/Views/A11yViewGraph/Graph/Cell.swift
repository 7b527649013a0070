// SPDX-License-Identifier: MIT

import Synchronization

/// A container for a value that view graph nodes read while they are evaluated. When the value changes, only the nodes
/// that have read the value are evaluated again.
///
/// State, environment values, focus, published objects and storage are all cells.
@_spi(Nodes)
open class AnyCell: @unchecked Sendable {
  // Only turns access `readers`, on the main actor. `CellLock` guards the values that subclasses store.
  @exclusivity(unchecked) package final var readers = CellReaders.none
  package let inbox: Inbox?

  package init(_ inbox: Inbox?) { self.inbox = inbox }

  /// Records that the current evaluation has read the cell.
  package final func noteRead() {
    guard Evaluation.isHere, let node = Evaluation.frame.node else { return }
    Evaluation.assumeIsolated {
      node.takeUnretainedValue().read(self, at: &Evaluation.frame.place)
    }
  }

  /// Schedules all readers of the cell for evaluation in this thread's current turn, or in a new turn if this thread is
  /// not running a turn.
  package final func noteChange() {
    if Evaluation.isHere {
      Evaluation.assumeIsolated { markReaders() }
    } else {
      inbox?.post(.cell(self))
    }
  }

  @MainActor
  package final func markReaders() {
    for slot in 0..<readers.count {
      let node = readers[slot].takeUnretainedValue()
      node.graph.mark(node, changed: self)
    }
  }

  /// The name that a diagnostic uses for the cell if no property of a view stores the cell.
  @_spi(Nodes) open var label: String { "state" }

  @MainActor
  package final func removeReader(at slot: Int) {
    let last = readers.count - 1
    if slot != last {
      readers[slot] = readers[last]
      readers[slot].takeUnretainedValue().readerMoved(in: self, to: slot)
    }
    readers.removeLast()
  }
}

/// The lock that protects the values of all cells. The lock is held only while a value is copied or swapped, and never
/// while other code runs.
package enum CellLock {
  private static let mutex = Mutex(())

  package static func with<Result>(_ body: () -> Result) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}

/// A cell whose value can be read and written on any thread.
// `CellLock` guards `value`.
package final class Cell<Value>: Location<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private var value: Value

  package init(_ value: Value, _ inbox: Inbox?) {
    self.value = value
    super.init(inbox)
  }

  package override func get() -> Value {
    noteRead()
    return peek()
  }

  /// Returns the value without recording that it was read.
  package func peek() -> Value { CellLock.with { value } }

  package override func set(_ newValue: Value, _ transaction: Transaction) { write(newValue) }

  /// Sets a value and returns whether it differs from the previous value.
  @discardableResult
  package func write(_ newValue: Value) -> Bool {
    guard !isSame(peek(), newValue) else { return false }
    var old = newValue
    CellLock.with { swap(&value, &old) }
    noteChange()
    return true
  }
}

/// A readable and writable value to which a binding refers.
// This class has no state, and each subclass guards its own state.
@_spi(Nodes)
open class Location<Value>: AnyCell, @unchecked Sendable {
  @_spi(Nodes) open func get() -> Value { preconditionFailure("a subclass must override get()") }
  @_spi(Nodes) open func set(_ value: Value, _ transaction: Transaction) {}
  /// Returns whether both locations refer to the same value. If both locations refer to the same value, a view need not
  /// be evaluated again when one location replaces the other.
  @_spi(Nodes) open func leads(to other: Location<Value>) -> Bool { self === other }
}
