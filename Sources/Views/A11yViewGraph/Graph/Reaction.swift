// SPDX-License-Identifier: MIT

/// Work to do once the views have settled, for modifiers such as `onAppear`, `onChange` and `task`.
package struct Reaction {
  package let node: Node
  /// Whether the work runs even if its node has been removed, which is the case for `onDisappear`.
  package var outlivesNode = false
  package let body: @MainActor () -> Void
}
