// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

/// An action to run on submission.
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
  /// The submission actions, the outermost first.
  package var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  /// The label of the submit key.
  package var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when text in the view or a search is submitted, as by Return.
  ///
  /// If there are several around a field, all run, the innermost first. A field without any passes
  /// Return on to the control whose shortcut is the default action.
  @preconcurrency
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.append(SubmitAction(triggers: triggers, run: action))
    }
  }

  /// Keeps submissions inside from reaching the actions outside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
