import Observation

/// A value that a view inherits from those around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object by its type; it must have been set.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[ObservableObjectKey<Value>.self] else {
        fatalError(
          "No Observable object of type \(Value.self) found. "
            + "A View.environment(_:) for \(Value.self) may be missing as an ancestor of this view."
        )
      }
      return object
    }
  }

  /// Reads an observable object by its type, if one was set.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    read = { $0[ObservableObjectKey<T>.self] }
  }

  /// The value now; the default where the property is in no view.
  public var wrappedValue: Value { read(EnvironmentValues(scope: scope)) }
}

extension Environment: InstalledProperty {
  mutating func install(in place: PropertyPlace) { scope = place.environment }
  mutating func adopt(_ previous: Environment, in place: PropertyPlace) { scope = previous.scope }
}

/// The nearest object of a type.
enum ObservableObjectKey<Object>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}
