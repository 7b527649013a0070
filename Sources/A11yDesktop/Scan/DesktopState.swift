// SPDX-License-Identifier: MIT

import A11yTree

/// The windows and apps of a desktop at one point in time.
struct DesktopState: Hashable, Sendable {
  /// The windows, in the order in which they were opened.
  var windows: [DisplayWindow] = []
  /// The window that receives keys, if any.
  var active: DisplayWindow?
  /// The apps in the registry.
  var apps: [DesktopApp] = []

  /// The part of the desktop that a user is scanning.
  enum Scanned: Hashable, Sendable {
    /// The app that receives keys.
    case app(DesktopApp)
    /// A window that cannot be read, identified by its title.
    case unreadable(String)
    /// No window.
    case nothing
  }

  /// Returns the part of the desktop to scan next.
  ///
  /// If no window is active, the current app is scanned for as long as it has windows, because window managers briefly
  /// report no active window while a window closes.
  ///
  /// - Parameter current: The app that is being scanned.
  func scanned(after current: DesktopApp?) -> Scanned {
    if let active {
      if let app = app(of: active) { return .app(app) }
      return .unreadable(active.title)
    }
    if let current, let app = apps.first(where: { $0.reference == current.reference }),
      !app.windows.isEmpty
    {
      return .app(app)
    }
    return .nothing
  }

  /// Returns the app to which a window belongs. If a window has no process, or its process is only a launcher, the
  /// title identifies the window.
  private func app(of window: DisplayWindow) -> DesktopApp? {
    if window.process > 0, let app = apps.last(where: { $0.process == window.process }) {
      return app
    }
    return window.title.isEmpty ? nil : apps.last { $0.windows.contains(window.title) }
  }

  /// The windows that the user can choose from.
  var choices: [DesktopChoices.Window] {
    windows.map { DesktopChoices.Window(Int($0.number), title: $0.title) }
  }
}
