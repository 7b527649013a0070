@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Closes what the view that inherits it is presented in.
@MainActor
public struct DismissAction {
  package let action: (@MainActor () -> Void)?

  package nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

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
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented.
  public package(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
