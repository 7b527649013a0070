// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// An action that runs when the user submits text or a search.
package struct SubmitAction {
  package let triggers: SubmitTriggers
  package let run: @MainActor () -> Void
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

private enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

extension EnvironmentValues {
  /// The submission actions, outermost first.
  package var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// The label of the keyboard's submit key.
  package var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when the user submits text in the view or a search, for example by pressing Return.
  ///
  /// If several submission actions apply to a field, all of them run, innermost first. If no submission action applies
  /// to a field, Return activates the control whose shortcut is the default action.
  @preconcurrency
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.append(SubmitAction(triggers: triggers, run: action))
    }
  }

  /// Prevents submissions inside the view from triggering submission actions outside the view.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
