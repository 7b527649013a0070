// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A stored value that can be read and written, and that has an initial value.
package struct StoredPlace<Value> {
  private let cell: StoredCell
  private let cells: StorageCells
  private let form: StoredForm<Value>
  private let initial: Value

  package init(
    _ cell: StoredCell,
    _ cells: StorageCells,
    _ form: StoredForm<Value>,
    _ initial: Value
  ) {
    self.cell = cell
    self.cells = cells
    self.form = form
    self.initial = initial
  }

  package func get() -> Value { form.value(cell.get(), or: initial, key: cell.key) }

  package func set(_ value: Value) {
    cell.backend.store(form.write(value), forKey: cell.key)
    cells.refresh()
  }

  /// The location to which a binding refers.
  package var location: Location<Value> {
    FunctionLocation(place: self, read: get) { value, _ in set(value) }
  }
}

extension StoredPlace: PlaceComparable {
  package func isSamePlace(as other: Any) -> Bool {
    guard let other = other as? StoredPlace else { return false }
    return cell === other.cell && isSame(initial, other.initial)
  }
}

extension StoredForm {
  /// Converts a stored value to the property's type. If the stored value has another type, the mismatch is reported and
  /// the initial value is returned.
  package func value(_ stored: StoredValue?, or initial: Value, key: String) -> Value {
    guard let stored else { return initial }
    if let value = read(stored) { return value }
    Diagnostic.reportHere(.unreadableStorage) {
      "expects a \(Value.self) under the key “\(key)”, but the stored value has the type "
        + "\(stored.kind); the initial value is used instead. Use each key for one type only."
    }
    return initial
  }
}
