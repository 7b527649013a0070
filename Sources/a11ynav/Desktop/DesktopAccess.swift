// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yTranscripts
import A11yTree

#if os(Linux)
  import A11yDesktop
#endif

/// Access to desktop apps. Only the code for desktop access depends on whether this system has readable desktop apps.
enum DesktopAccess {
  /// A readable app, as shown in a list.
  struct App: Sendable {
    var name: String
    var process: Int
    var toolkit: String
    var windows: [String]
    /// The number of objects that the app shows, up to a limit, or `nil` if the app does not respond.
    var objects: Int?
  }

  #if os(Linux)
    /// Whether the library for reading desktop apps is installed.
    static var isPossible: Bool { DesktopApps.arePossible }

    /// Returns the running apps.
    static func apps() throws -> [App] {
      try failing { () throws(DesktopError) in
        try DesktopApps.running().map { app in
          App(
            name: app.name,
            process: app.process,
            toolkit: app.toolkit,
            windows: app.windows,
            objects: DesktopApps.count(of: app)
          )
        }
      }
    }

    /// Attaches to a running app or starts an app.
    @MainActor
    static func attach(to name: String?, launching command: String?) throws -> OpenedSource {
      try failing { () throws(DesktopError) in
        let source =
          if let command {
            try DesktopSource(launching: command)
          } else {
            try DesktopSource(attachingTo: name ?? "")
          }
        return OpenedSource(source, title: source.title)
      }
    }

    /// Returns whether the source is an app that was started only for this source and may not be started a second time.
    @MainActor
    static func wasLaunched(_ opened: OpenedSource) -> Bool {
      (opened.source as? DesktopSource)?.isLaunched ?? false
    }

    /// Highlights an app's elements on the desktop.
    @MainActor
    static func highlight(_ elements: [ElementID], in app: OpenedSource) {
      (app.source as? DesktopSource)?.highlight(elements)
    }

    /// Opens the whole desktop for a scanner.
    @MainActor
    static func scanDesktop() throws -> DesktopScan {
      try failing { () throws(DesktopError) in try DesktopScan() }
    }

    /// Opens the panel's window and the switches for a scanned desktop.
    @MainActor
    static func scanDevices(
      key: String?,
      joystick: String?,
      report: @escaping @MainActor @Sendable (SwitchInput) -> Void
    ) throws -> ScanDevices {
      try failing { () throws(DesktopError) in
        try ScanDevices(key: key, joystick: joystick, report: report)
      }
    }

    /// The openers for the apps that transcripts specify.
    @MainActor
    static var openers: [any SourceOpener] { [DesktopOpener()] }

    /// Starts a private desktop. Returns the environment variables that connect programs to the desktop, and a closure
    /// that stops the desktop.
    static func privateDesktop() throws -> (environment: [String: String], close: () -> Void) {
      let desktop = try failing { () throws(DesktopError) in try PrivateDesktop() }
      return (desktop.environment, { desktop.close() })
    }

    static func failing<Result>(
      _ body: () throws(DesktopError) -> Result
    ) throws -> Result {
      do throws(DesktopError) {
        return try body()
      } catch {
        throw Failure(error.description)
      }
    }
  #else
    private static let missing = Failure("Only apps on Linux desktops can be read.")

    static let isPossible = false

    static func apps() throws -> [App] { throw missing }

    @MainActor
    static func attach(to name: String?, launching command: String?) throws -> OpenedSource {
      throw missing
    }

    @MainActor
    static func wasLaunched(_ opened: OpenedSource) -> Bool { false }

    @MainActor
    static func highlight(_ elements: [ElementID], in app: OpenedSource) {}

    @MainActor
    static var openers: [any SourceOpener] { [] }

    static func privateDesktop() throws -> (environment: [String: String], close: () -> Void) {
      throw missing
    }
  #endif
}
