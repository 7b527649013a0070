/// Closes what a view stands in: a sheet, a cover, a screen that was pushed.
@MainActor
@preconcurrency
public struct DismissAction: Sendable {
  let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal?) { self.dismissal = dismissal }

  /// Closes it. Where there is nothing to close, nothing happens.
  public func callAsFunction() { dismissal?.body() }
}

/// What closes something. It is a reference, so that it is the same for as long as that is open.
final class Dismissal: Sendable {
  let body: @MainActor () -> Void
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What closes the place that the view stands in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in something that can be closed.
  public var isPresented: Bool { self[IsPresentedKey.self] }

  mutating func present(_ dismissal: Dismissal) {
    self[DismissKey.self] = DismissAction(dismissal)
    self[IsPresentedKey.self] = true
  }
}

extension _ViewContext {
  /// The context of content that is given other values than what is around it.
  @MainActor
  func with(_ change: (inout EnvironmentValues) -> Void) -> _ViewContext {
    var values = EnvironmentValues()
    change(&values)
    var context = self
    context.environment = EnvironmentScope(parent: environment, inbox: graph.inbox)
    _ = context.environment.set(values.changes)
    return context
  }
}
