// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import ArgumentParser

/// The option that limits how much is read of a page that grows as it is read.
struct LimitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The most elements to read (default: those there at first, and 1000 more).",
      valueName: "number"
    )
  )
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit is 1 or more.") }
  }

  /// The limit.
  @MainActor
  var reading: ReadingLimit { ReadingLimit(limit) }

  /// Ends the program with a special exit code and a message if the limit was reached.
  @MainActor
  static func check(_ limit: ReadingLimit) throws {
    guard let stops = limit.endedAfter else { return }
    StandardError.write("a11ynav: reading ended after \(stops) elements; --limit reads more")
    throw ExitCode.limitReached
  }
}

extension ExitCode {
  /// The exit code if the content continues beyond the limit.
  static let limitReached = ExitCode(3)
}
