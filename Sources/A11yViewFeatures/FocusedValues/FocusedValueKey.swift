@_spi(Nodes) import A11yViewGraph

/// A key to a value that views export while they are focused. There is none unless one is set.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The nearest object of a type that is published with Combine.
package enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}

/// The nearest object of a type that is observed with Observation.
package enum FocusedObservableKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}
