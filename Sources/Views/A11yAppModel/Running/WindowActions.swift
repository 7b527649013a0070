// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// An action that closes windows.
@MainActor
@preconcurrency
public struct DismissWindowAction {
  package weak var current: WindowNode?
  package let dismiss: @MainActor (WindowRequest) -> Void

  package nonisolated init(
    current: WindowNode?,
    dismiss: @escaping @MainActor (WindowRequest) -> Void
  ) {
    self.current = current
    self.dismiss = dismiss
  }

  /// Returns a copy of the action that can be used inside a window.
  package func closing(_ window: WindowNode) -> DismissWindowAction {
    DismissWindowAction(current: window, dismiss: dismiss)
  }

  /// Closes the window that contains the view.
  public func callAsFunction() {
    guard let current else { return }
    dismiss(WindowRequest(window: current))
  }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction(current: nil) { _ in } }
}

private enum OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
}

private enum SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The action that opens windows. Outside an app, the action does nothing.
  public package(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// The action that closes windows. Outside an app, the action does nothing.
  public package(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// The action that opens the app's settings. Outside an app, the action does nothing.
  public package(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }

  /// Whether several windows can be open, as in an app but not in a view that runs on its own.
  public package(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
}
