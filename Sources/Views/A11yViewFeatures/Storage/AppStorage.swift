// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// A value in user defaults that persists across launches of the program.
///
/// A body that reads the value is evaluated again when the value changes, either through another property wrapper or
/// directly through `UserDefaults`. On Linux, Foundation does not report direct changes, so they are noticed only in
/// the next turn. On Apple's platforms, direct changes are noticed immediately.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private var cells: StorageCells?
  private var scope: EnvironmentScope?

  package init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.initial = initial
    self.key = key
    self.store = store
    self.form = form
  }

  /// The current value, or the initial value if no value of the type is stored.
  public var wrappedValue: Value {
    get {
      if let place { return place.get() }
      return form.value(defaults.storedValue(forKey: key), or: initial, key: key)
    }
    nonmutating set {
      if let place { return place.set(newValue) }
      defaults.store(form.write(newValue), forKey: key)
      defaults.synchronize()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let place { return Binding(place.location) }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private var defaults: UserDefaults {
    store ?? EnvironmentValues(scope: scope).defaultAppStorage
  }

  private var place: StoredPlace<Value>? {
    guard let cells else { return nil }
    return StoredPlace(cells.cell(key, in: defaults), cells, form, initial)
  }
}

extension AppStorage: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    cells = place.graph.storage.cells
    scope = place.environment
  }

  package mutating func adopt(_ previous: AppStorage, in place: PropertyPlace) {
    cells = previous.cells
    scope = previous.scope
  }

  package nonisolated func isSame(as other: AppStorage) -> Bool {
    key == other.key && store === other.store && A11yViewGraph.isSame(initial, other.initial)
  }
}
