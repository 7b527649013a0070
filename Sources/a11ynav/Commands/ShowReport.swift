// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yProcesses
import ArgumentParser
import Foundation

/// The `a11ynav show-report` subcommand.
struct ShowReport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show-report",
    abstract: "Open an HTML report in your browser.",
    discussion: """
        a11ynav audit dist --html report.html
        a11ynav show-report report.html

      A report is a single file that loads no other files, so it can also be sent
      by email. Without a browser, “a11ynav open report.html” reads the report in
      the terminal.
      """
  )

  @Argument(help: "The HTML report.", completion: .file(extensions: ["html"]))
  var report: String

  /// The programs that can open a file in the user's browser. The first program in the list that is installed is used.
  private static let openers = ["xdg-open", "open", "sensible-browser"]

  func run() throws {
    guard DocumentFile(path: report).isRegular else {
      throw Failure("\(report): this file does not exist or is not a regular file")
    }
    guard let opener = Self.openers.lazy.compactMap({ SearchPath.find($0) }).first else {
      throw Failure(
        "no program that opens a browser was found; “a11ynav open \(report)” reads the report in "
          + "the terminal"
      )
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: opener)
    // The path is absolute, so that it cannot be mistaken for an option.
    process.arguments = [URL(fileURLWithPath: report).path]
    do { try process.run() } catch { throw Failure("\(opener) cannot be started: \(error)") }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(opener) exited with code \(process.terminationStatus)")
    }
  }
}
