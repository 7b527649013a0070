// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// The key for the innermost exported `ObservableObject` of a given type.
package enum FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}

/// The key for the innermost exported `@Observable` object of a given type.
package enum FocusedObservableKey<Object: AnyObject>: FocusedValueKey {
  package typealias Value = Object
}
