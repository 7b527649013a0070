// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A value that is stored as long as a window exists and is restored together with the window.
///
/// In each window, a key has a single value, which all of the window's views share.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let form: StoredForm<Value>
  private var cells: StorageCells?
  private var scope: EnvironmentScope?
  /// The storage that is used if the environment provides no storage.
  private var host: SceneStorageValues?

  package init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    self.initial = initial
    self.key = key
    self.form = form
  }

  /// The current value, or the initial value if no value of the type is stored.
  public var wrappedValue: Value {
    get { place?.get() ?? uninstalled() }
    nonmutating set {
      guard let place else { return _ = uninstalled() }
      place.set(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    place.map { Binding($0.location) } ?? .constant(uninstalled())
  }

  private var place: StoredPlace<Value>? {
    guard let cells, let host else { return nil }
    let values = EnvironmentValues(scope: scope).sceneStorage ?? host
    return StoredPlace(cells.cell(key, in: values), cells, form, initial)
  }

  private func uninstalled() -> Value {
    Diagnostic.reportUninstalled(
      Self.self,
      "was used outside a view's body, where there is no scene, so no value is stored"
    )
    return initial
  }
}

extension SceneStorage: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    cells = place.graph.storage.cells
    scope = place.environment
    host = place.graph.storage.scene
  }

  package mutating func adopt(_ previous: SceneStorage, in place: PropertyPlace) {
    cells = previous.cells
    scope = previous.scope
    host = previous.host
  }

  package nonisolated func isSame(as other: SceneStorage) -> Bool {
    key == other.key && A11yViewGraph.isSame(initial, other.initial)
  }
}
