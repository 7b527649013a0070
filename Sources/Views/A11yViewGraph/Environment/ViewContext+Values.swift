// SPDX-License-Identifier: MIT

extension _ViewContext {
  /// The context of content that inherits different values from its surroundings.
  ///
  /// A context does not retain its values: the node that makes the content keeps `scope`.
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
