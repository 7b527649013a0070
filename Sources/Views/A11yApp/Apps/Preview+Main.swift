// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yUI
import ArgumentParser
import Foundation

extension Preview {
  /// Runs a program that consists only of previews, as specified on the command line.
  ///
  /// ```swift
  /// @main struct Previews {
  ///   static func main() { Preview.main() }
  /// }
  /// ```
  @MainActor
  public static func main() {
    AppCommand.name = ProcessInfo.processInfo.processName
    do {
      guard var command = try AppCommand.parseAsRoot(AppCommand.arguments) as? AppCommand else {
        return
      }
      try command.begin()
      let run = { try PreviewRun(command: command, appName: AppCommand.name).run() }
      if try run() { return }
      command.previewOptions.previews = true
      _ = try run()
    } catch {
      AppCommand.end(with: error)
    }
  }
}
