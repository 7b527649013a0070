extension _ViewContext {
  /// The context of content that is given other values than what is around it.
  @MainActor
  func with(_ change: (inout EnvironmentValues) -> Void) -> _ViewContext {
    var values = EnvironmentValues(scope: environment)
    change(&values)
    var context = self
    context.environment = EnvironmentScope(parent: environment, inbox: graph.inbox)
    _ = context.environment.set(values.changes)
    return context
  }
}
