// SPDX-License-Identifier: MIT

import Observation

/// A modifier that sets the environment value at a key path.
public struct _EnvironmentKeyWritingModifier<Value> {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let value: Value

  package nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentModifier {
  package func change(_ values: inout EnvironmentValues, in place: PropertyPlace) {
    values[keyPath: keyPath] = value
  }
}

/// A modifier that changes the environment value at a key path.
public struct _EnvironmentKeyTransformModifier<Value> {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let transform: (inout Value) -> Void

  package nonisolated init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: ViewModifier, EnvironmentModifier {
  package func change(_ values: inout EnvironmentValues, in place: PropertyPlace) {
    transform(&values[keyPath: keyPath])
  }
}

extension View {
  /// Sets a value that is inherited by the view and all views inside it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets an observable object in the environment. The view and all views inside it can read the object by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier(keyPath: \.[observable: ObservableType<T>()], value: object)
    )
  }

  /// Changes a value that is inherited by the view and all views inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

package struct ObservableType<T>: Hashable {
  package init() {}
}

extension EnvironmentValues {
  package subscript<T>(observable type: ObservableType<T>) -> T? {
    get { self[ObservableObjectKey<T>.self] }
    set { self[ObservableObjectKey<T>.self] = newValue }
  }
}

extension _ViewContext {
  /// Returns a context for content whose environment values differ from those of the surrounding views.
  ///
  /// A context does not retain its environment values, so the node that creates the content must retain `scope`.
  @MainActor
  package func with(
    _ scope: inout EnvironmentScope?,
    _ change: (inout EnvironmentValues) -> Void
  ) -> _ViewContext {
    var values = EnvironmentValues(scope: environment)
    change(&values)
    let made = EnvironmentScope(parent: environment, inbox: graph.inbox)
    _ = made.set(values.changes)
    scope = made
    var context = self
    context.environment = made
    return context
  }
}
