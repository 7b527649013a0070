// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// Closes the presentation that the view is in.
@MainActor
public struct DismissAction {
  package let action: (@MainActor () -> Void)?

  package nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }

  /// Closes the presentation; does nothing if the view is not presented.
  public func callAsFunction() { action?() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(action: nil) }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes the presentation that the view is in.
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
