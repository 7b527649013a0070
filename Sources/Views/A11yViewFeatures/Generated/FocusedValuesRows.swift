// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

/// A key for a value that views export while they are focused. It has no default value.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

extension FocusedObject {
  /// Bindings to the properties of an exported object.
  @dynamicMemberLookup public struct Wrapper {
    package let object: ObjectType
    package let cell: ObjectCell<ObjectType>?
    /// A binding to one of the object's properties.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<
      T
    > { Binding(ObjectMemberLocation(object, keyPath, owner: cell)) }
  }
}

extension View {
  /// Exports a value while the view, or anything inside it, has keyboard focus. On a container, it
  /// applies to all focusable views inside. If a key has several values, the one closest to the
  /// focus is used.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View { modifier(FocusedValueModifier(keyPath, value)) }

  /// Exports a value while the view, or anything inside it, has keyboard focus. If the value is
  /// `nil`, an outer value applies.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View { modifier(FocusedValueModifier(keyPath, value)) }

  /// Exports an observable object by its type while the view, or anything inside it, has keyboard
  /// focus.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObservableKey<T>.self, object))
  }

  /// Exports a value for the scene while the view is shown, regardless of focus. A value exported
  /// by the focused view takes precedence. Of several values for the scene, the first in reading
  /// order is used.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T
  ) -> some View { modifier(FocusedValueModifier(keyPath, value, isForScene: true)) }

  /// Exports a value for the scene while the view is shown, regardless of focus, or no value if it
  /// is `nil`.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>,
    _ value: T?
  ) -> some View { modifier(FocusedValueModifier(keyPath, value, isForScene: true)) }

  /// Exports an observable object for the scene by its type while the view is shown, regardless of
  /// focus. Apple's SwiftUI has no such method.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObservableKey<T>.self, object, isForScene: true))
  }

  /// Exports an object by its type while the view, or anything inside it, has keyboard focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object))
  }

  /// Exports an object, if any, by its type while the view, or anything inside it, has keyboard
  /// focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object))
  }

  /// Exports an object for the scene by its type while the view is shown, regardless of focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: true))
  }

  /// Exports an object, if any, for the scene by its type while the view is shown, regardless of
  /// focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: true))
  }
}
