import A11yCommandLine
import A11yUI
import ArgumentParser
import Foundation

extension App {
  /// Runs the app as the command line asks: in a spoken session, or a script without speech.
  ///
  /// It is synchronous, and runs the main queue while it waits: main-actor code stays on the main
  /// thread, and `task` and timers of the app go on.
  @MainActor
  public static func main() {
    let name = ProcessInfo.processInfo.processName
    AppCommand.name = name
    do {
      var command = try AppCommand.parseAsRoot()
      if let command = command as? AppCommand {
        try command.run { AppHost(Self(), name: name, files: command.files) }
      } else {
        try command.run()
      }
    } catch {
      AppCommand.exit(withError: error)
    }
  }
}
