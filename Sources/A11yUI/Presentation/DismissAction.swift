/// Closes what the view that inherits it is presented in.
@MainActor
public struct DismissAction {
  let action: (@MainActor () -> Void)?

  nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  /// Closes it; does nothing if the view is not presented.
  public func callAsFunction() { action?() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: nil) }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes what the view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
