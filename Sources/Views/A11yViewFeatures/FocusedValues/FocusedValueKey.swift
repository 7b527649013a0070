// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The key of the nearest `ObservableObject` of a type.
package enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}

/// The key of the nearest `@Observable` object of a type.
package enum FocusedObservableKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}
