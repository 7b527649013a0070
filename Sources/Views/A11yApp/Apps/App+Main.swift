// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import A11yUI
import A11yViews
import ArgumentParser
import Foundation

extension App {
  /// Runs the app, either in a spoken session or silently from a script, as the command line specifies.
  ///
  /// This synchronous method runs the main queue while it waits. Main-actor code therefore stays on the main thread,
  /// and the app's tasks and timers keep running.
  @MainActor
  public static func main() {
    let name = ProcessInfo.processInfo.processName
    AppCommand.name = name
    do {
      var command = try AppCommand.parseAsRoot(AppCommand.arguments)
      if var command = command as? AppCommand {
        try command.begin()
        try run(command, name)
      } else {
        try command.run()
      }
    } catch {
      AppCommand.end(with: error)
    }
  }

  /// Runs a parsed command. A script always starts with a new state, whereas an interactive session continues where the
  /// previous session ended.
  @MainActor
  private static func run(_ command: AppCommand, _ name: String) throws {
    if try PreviewRun(command: command, appName: name).run() { return }
    var host: AppHost<Self>?
    guard !command.isScripted else {
      defer { host.map { report($0.diagnostics, command, name) } }
      return try command.run {
        let made = AppHost(Self(), name: name, files: command.files)
        host = made
        made.runsProcess()
        made.followSession(holdsTurns: true)
        return made
      }
    }
    defer { host.map { report($0.diagnostics, command, name) } }
    try command.run {
      let made = AppHost(
        Self(),
        name: name,
        files: command.files,
        restoration: StateFolder.of(name).appendingPathComponent("windows.json")
      )
      host = made
      made.runsProcess()
      return made
    }
    do {
      try host?.saveWindows()
    } catch {
      StandardError.write("\(name): the windows' state cannot be saved: \(error)")
    }
  }

  /// Reports mistakes in the app's views, and how many declarations have no audible effect.
  @MainActor
  private static func report(_ diagnostics: [Diagnostic], _ command: AppCommand, _ name: String) {
    let unheard = UnheardReport(of: diagnostics)
    for diagnostic in diagnostics where command.accepted || diagnostic.kind != .notHeard {
      StandardError.write("\(name): \(diagnostic)")
    }
    if !command.accepted, let summary = unheard.summary(listedBy: "--accepted") {
      StandardError.write("\(name): \(summary)")
    }
  }
}
