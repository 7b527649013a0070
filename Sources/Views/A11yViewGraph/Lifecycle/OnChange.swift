// SPDX-License-Identifier: MIT

/// A modifier that runs an action when a value changes.
public struct _ValueActionModifier<Value: Equatable> {
  package let value: Value
  package let isInitial: Bool
  package let action: @MainActor (Value, Value) -> Void

  package nonisolated init(
    value: Value,
    isInitial: Bool,
    action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

extension _ValueActionModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) -> Value? {
    if isInitial { node.graph.react(node) { action(value, value) } }
    return value
  }

  package func update(_ node: Node, _ last: inout Value?) {
    guard let old = last, old != value else { return }
    last = value
    node.graph.react(node) { action(old, value) }
  }

  package func stop(_ node: Node, _ last: inout Value?) {}
}

extension View {
  /// Runs an action when a value changes. The action receives the old value and the new value.
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value changes.
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action when a value changes. The action receives the new value.
  @preconcurrency
  nonisolated public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
