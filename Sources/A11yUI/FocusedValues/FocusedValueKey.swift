/// A key to a value that views export while they are focused. There is none unless one is set.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The nearest object of a type that is published with Combine.
enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}

/// The nearest object of a type that is observed with Observation.
enum FocusedObservableKey<Object: AnyObject>: FocusedValueKey {
  typealias Value = Object
}
