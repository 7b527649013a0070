private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [@MainActor () -> Void] { [] }
}

extension EnvironmentValues {
  /// What is done when text is handed in, the outermost first.
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// What is handed in.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a trigger.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text in a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  /// Does something when text in the view is handed in, as by Return.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { actions in
      if triggers.contains(.text) { actions.append(action) }
    }
  }
}
