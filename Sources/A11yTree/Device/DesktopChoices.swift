// SPDX-License-Identifier: MIT

/// The windows and apps of a desktop. A switch user can choose a window or an app in the scanner menu.
public struct DesktopChoices: Hashable, Sendable {
  /// A window on the desktop.
  public struct Window: Hashable, Sendable {
    /// The number that identifies the window on its display.
    public var number: Int
    /// The window's title.
    public var title: String

    /// Creates a window.
    public init(_ number: Int, title: String) {
      self.number = number
      self.title = title
    }
  }

  /// An app that can be started.
  public struct App: Hashable, Sendable {
    /// The name that identifies the app to its source.
    public var id: String
    /// The app's name in the user's language.
    public var name: String

    /// Creates an app.
    public init(_ id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// The windows, in the order in which they were opened.
  public var windows: [Window]
  /// The apps, sorted by name.
  public var apps: [App]

  /// Creates choices.
  public init(windows: [Window] = [], apps: [App] = []) {
    self.windows = windows
    self.apps = apps
  }
}
