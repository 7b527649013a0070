// SPDX-License-Identifier: MIT

/// A modifier that runs a task while its content is shown.
public struct _TaskModifier {
  /// Whether tests wait until the task is complete.
  package var isAwaited = true
  package let priority: TaskPriority
  package let action: @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier, WrappingModifier {
  package static var waitsForRow: Bool { true }

  package func start(_ node: Node) -> RunningTask {
    let task = RunningTask(isAwaited: isAwaited)
    node.graph.react(node) { task.start(priority, action, in: node) }
    return task
  }

  package func update(_ node: Node, _ memory: inout RunningTask) {}
  package func stop(_ node: Node, _ memory: inout RunningTask) { memory.cancel() }
}

/// A modifier that runs a task while its content is shown, and restarts the task when a value changes.
public struct _TaskValueModifier<Value: Equatable> {
  package let id: Value
  package let priority: TaskPriority
  package let action: @Sendable () async -> Void
}

extension _TaskValueModifier: ViewModifier, WrappingModifier {
  package static var waitsForRow: Bool { true }

  package func start(_ node: Node) -> (id: Value, task: RunningTask) {
    let task = RunningTask()
    node.graph.react(node) { task.start(priority, action, in: node) }
    return (id, task)
  }

  package func update(_ node: Node, _ memory: inout (id: Value, task: RunningTask)) {
    guard memory.id != id else { return }
    memory.id = id
    let task = memory.task
    node.graph.react(node) { task.start(priority, action, in: node) }
  }

  package func stop(_ node: Node, _ memory: inout (id: Value, task: RunningTask)) {
    memory.task.cancel()
  }
}

/// A task that can be restarted.
@MainActor
package final class RunningTask {
  private var task: Task<Void, Never>?
  private var work: PendingWork?
  private let isAwaited: Bool

  package init(isAwaited: Bool = true) { self.isAwaited = isAwaited }

  package func start(
    _ priority: TaskPriority,
    _ action: @escaping @Sendable () async -> Void,
    in node: Node
  ) {
    cancel()
    let work = PendingWork("task in \(node.viewName)")
    self.work = work
    if isAwaited { node.graph.began(work) }
    task = Task(priority: priority) {
      await action()
      work.finish()
    }
  }

  package func cancel() {
    task?.cancel()
    task = nil
    work?.finish()
    work = nil
  }
}

extension View {
  /// Runs a task while the view is shown, and cancels the task when the view disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Runs a task that never ends while the view is shown. Tests do not wait for a task that never ends.
  nonisolated package func endlessTask(
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(isAwaited: false, priority: .userInitiated, action: action))
  }

  /// Runs a task while the view is shown, and restarts the task whenever a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(id: value, priority: priority, action: action))
  }
}
