// SPDX-License-Identifier: MIT

/// Work to do once the views have settled: `onAppear`, `onChange`, `task`…
package struct Reaction {
  package let node: Node
  /// Whether it runs even if its node is gone, as `onDisappear` does.
  package var outlivesNode = false
  package let body: @MainActor () -> Void
}
