import A11yCommandLine
import ArgumentParser
import Foundation

/// `a11ynav desktop`
struct Desktop: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a command on a private desktop: a display, a bus, a registry, gone afterwards.",
    discussion: """
      For CI, and for trying: nothing of your own desktop is touched. The exit code
      is that of the command.

        a11ynav desktop -- a11ynav test .
        a11ynav desktop -- a11ynav attach --launch gedit
      """
  )

  @Argument(parsing: .captureForPassthrough, help: "The command and its arguments.")
  var command: [String] = []

  func run() throws {
    let words = command.first == "--" ? Array(command.dropFirst()) : command
    guard !words.isEmpty else { throw ValidationError("There is no command to run.") }
    let desktop = try DesktopAccess.privateDesktop()
    defer { desktop.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = desktop.environment
    // The command has the terminal; what a user presses there is for it.
    signal(SIGINT, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
    do {
      try process.run()
    } catch {
      throw Failure("“\(words[0])” cannot be started.")
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    let isSignal = process.terminationReason == .uncaughtSignal
    if status != 0 || isSignal { throw ExitCode(isSignal ? 128 + status : status) }
  }
}
