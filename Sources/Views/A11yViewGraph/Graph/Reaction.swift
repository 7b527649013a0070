// SPDX-License-Identifier: MIT

/// Work that is done after all views have been updated, for modifiers such as `onAppear`, `onChange` and `task`.
package struct Reaction {
  package let node: Node
  /// Whether the work is done even if its node has been removed, as with `onDisappear`.
  package var outlivesNode = false
  package let body: @MainActor () -> Void
}
