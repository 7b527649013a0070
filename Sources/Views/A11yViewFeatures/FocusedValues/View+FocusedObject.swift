// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

extension View {
  /// Exports an object by its type while the view, or anything inside, has keyboard focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object))
  }

  /// Exports an object by its type, if there is one, while the view, or anything inside, has
  /// keyboard focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object))
  }

  /// Exports an object by its type while the view is shown, wherever in the scene focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: true))
  }

  /// Exports an object by its type, if there is one, while the view is shown, wherever in the scene
  /// focus is.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(FocusedObjectKey<T>.self, object, isForScene: true))
  }
}
