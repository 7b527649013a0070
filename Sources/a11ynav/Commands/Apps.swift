// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import ArgumentParser

/// The `a11ynav apps` subcommand.
struct Apps: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apps",
    abstract: "List the accessible desktop apps with their process, toolkit, objects and windows."
  )

  func run() throws {
    var output = StandardOutput()
    let apps = try DesktopAccess.apps()
    for app in apps {
      let objects = app.objects.map { "\($0)" } ?? "not responding"
      let windows = app.windows.joined(separator: ", ")
      output.write("\(app.name)\t\(app.process)\t\(app.toolkit)\t\(objects)\t\(windows)")
    }
    output.flush()
    if apps.isEmpty { StandardError.write("a11ynav: no accessible app is running") }
  }
}
