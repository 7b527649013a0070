// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// A key for a value that views export while they are focused. There is no default value.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The key of the nearest `ObservableObject` of a type.
package enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}

/// The key of the nearest `@Observable` object of a type.
package enum FocusedObservableKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}
