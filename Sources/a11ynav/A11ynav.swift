// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProcesses
import ArgumentParser
import Foundation

@main
struct A11ynav: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "a11ynav",
    abstract: "Hear and test a user interface as VoiceOver and Switch Control users experience it.",
    discussion: """
      A document is an accessibility tree captured from a real screen: a
      Playwright ARIA snapshot (YAML), a Chrome DevTools accessibility tree
      (JSON), a dump of a phone's screen, or a11ynav's own JSON format.

        a11ynav open page.aria.yaml        navigate it with keys and listen
        a11ynav read page.chrome.json      read it from top to bottom
        a11ynav replay page.aria.yaml --keys "right right h space"
                                           press keys and print the spoken words
        a11ynav test walks                 run transcripts and show differences
      """,
    version: Version.text,
    // Each subcommand specifies its own name, because deriving the name from the type takes two milliseconds at every
    // start.
    subcommands: [
      Open.self, Read.self, Replay.self, Record.self, Test.self, WriteTranscript.self,
      Snapshot.self, Diff.self, Capture.self, Convert.self, Apps.self, ATDriver.self, Attach.self,
      Scan.self,
      Desktop.self,
      Init.self, Judge.self, AuditCommand.self, MergeReports.self, ShowReport.self,
      DrawPicture.self, Previews.self,
      CheckTexts.self,
      Serve.self, MCP.self,
      Doctor.self, Settings.self, Voices.self,
    ]
  )

  static func main() {
    EndingSignals.unblock()
    if CommandLine.arguments.isEmpty {
      end(with: Failure("the command line cannot be read, because /proc is not mounted"))
    }
    let arguments = CommandLineArguments.withConfiguration(
      Array(CommandLine.arguments.dropFirst()),
      commands: ["open", "attach", "record"],
      pageCommands: ["open", "record"],
      scripted: ["--keys"]
    )
    do {
      var command = try command(for: arguments) ?? parseAsRoot(arguments)
      try command.run()
      if MainActor.assumeIsolated({ Openers.hasFailed }) { throw ExitCode(2) }
    } catch {
      end(with: error)
    }
  }

  /// Returns the subcommand with its options, or `nil` if the options contain an error or the user requests help.
  ///
  /// The subcommand is looked up directly, because parsing from the top level would create all options of the
  /// subcommand two more times, which takes three milliseconds.
  private static func command(for arguments: [String]) -> (any ParsableCommand)? {
    guard let name = arguments.first,
      let type = configuration.subcommands.first(where: { $0.configuration.commandName == name })
    else { return nil }
    let command = try? type.parseAsRoot(Array(arguments.dropFirst()))
    // A request for help is left to the top-level command, which knows all the subcommands.
    return command.flatMap { Swift.type(of: $0) == type ? $0 : nil }
  }
}
