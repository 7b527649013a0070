// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yTranscripts
import A11yTree

#if A11YNAV_DESKTOP
  import A11yDesktop
#endif

/// The one place that knows whether this program was built with a way to the desktop.
enum DesktopAccess {
  /// An app that can be read, for a list.
  struct App: Sendable {
    var name: String
    var process: Int
    var toolkit: String
    var windows: [String]
    /// How many objects it shows, at most a limit; `nil` if it does not answer.
    var objects: Int?
  }

  #if A11YNAV_DESKTOP
    /// Whether the program was built with a way to the desktop.
    static let isBuiltIn = true

    /// The apps that run.
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

    /// Attaches to an app that runs, or starts one.
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

    /// Shows on the desktop where elements of an app are.
    @MainActor
    static func highlight(_ elements: [ElementID], in app: OpenedSource) {
      (app.source as? DesktopSource)?.highlight(elements)
    }

    /// What opens the apps that transcripts name.
    @MainActor
    static var openers: [any SourceOpener] { [DesktopOpener()] }

    /// Starts a private desktop; the result leads programs to it, and ends it.
    static func privateDesktop() throws -> (environment: [String: String], close: () -> Void) {
      let desktop = try failing { () throws(DesktopError) in try PrivateDesktop() }
      return (desktop.environment, { desktop.close() })
    }

    private static func failing<Result>(
      _ body: () throws(DesktopError) -> Result
    ) throws -> Result {
      do throws(DesktopError) {
        return try body()
      } catch {
        throw Failure(error.description)
      }
    }
  #else
    private static let missing = Failure(
      "This a11ynav was built without desktop support; install libdbus-1-dev and build it again."
    )

    static let isBuiltIn = false

    static func apps() throws -> [App] { throw missing }

    @MainActor
    static func attach(to name: String?, launching command: String?) throws -> OpenedSource {
      throw missing
    }

    @MainActor
    static func highlight(_ elements: [ElementID], in app: OpenedSource) {}

    @MainActor
    static var openers: [any SourceOpener] { [] }

    static func privateDesktop() throws -> (environment: [String: String], close: () -> Void) {
      throw missing
    }
  #endif
}
