// SPDX-License-Identifier: MIT

import Observation

/// A value that a view inherits from the views that contain it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues, _ owner: String) -> Value
  private var scope: EnvironmentScope?
  /// Whether a diagnostic may need the name of the view that reads the value.
  private var namesOwner = false
  private var owner = "this view"

  /// Creates a property that reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { values, _ in values[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object of a given type from the environment. The environment must
  /// contain an object of this type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    namesOwner = true
    read = { values, owner in
      guard let object = values[ObservableObjectKey<Value>.self] else {
        fatalError(
          "No Observable object of type \(Value.self) found. "
            + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of "
            + "\(owner)."
        )
      }
      return object
    }
  }

  /// Creates a property that reads an observable object of a given type from the environment, if such an object has
  /// been set.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { values, _ in values[ObservableObjectKey<T>.self] }
  }

  /// The current value, or the default value if the property does not belong to a view.
  public var wrappedValue: Value {
    if scope == nil {
      Diagnostic.reportUninstalled(
        Self.self,
        "was read outside a view's body, where it always has its default value"
      )
    }
    return read(EnvironmentValues(scope: scope), owner)
  }
}

extension Environment: InstalledProperty {
  package mutating func install(in place: PropertyPlace) {
    scope = place.environment
    if namesOwner { owner = place.node.viewName }
  }

  package mutating func adopt(_ previous: Environment, in place: PropertyPlace) {
    scope = previous.scope
    owner = previous.owner
  }
}

/// The environment key for the innermost object of a type.
package enum ObservableObjectKey<Object>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}
