// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11ySession
import ArgumentParser

/// The option that limits the amount of content to read from a page that grows while it is being read.
struct LimitOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum number of elements to read. (default: 1000 more than the page initially contains)",
      valueName: "number"
    )
  )
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be 1 or more.") }
  }

  /// The limit that the option sets for reading a page.
  @MainActor
  var reading: ReadingLimit { ReadingLimit(limit) }

  /// Exits the program with a special exit code and a message if the limit was reached.
  @MainActor
  static func check(_ limit: ReadingLimit) throws {
    guard let stops = limit.endedAfter else { return }
    StandardError.write(
      "a11ynav: reading stopped after \(stops) elements; use --limit to read more"
    )
    throw ExitCode.limitReached
  }
}

extension ExitCode {
  /// The exit code if the content continues beyond the limit.
  static let limitReached = ExitCode(3)
}
