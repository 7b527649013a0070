// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Runs a task with a name while the view is there.
  nonisolated public func task(
    name: String?,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }
}
