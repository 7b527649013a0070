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

/// The kinds of submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Submitting text in a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Submitting a search.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The label of the submit key. A keyboard shows it; it is not spoken.
public struct SubmitLabel: Sendable {
  package let name: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
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

  /// Sets the label of the submit key.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}
