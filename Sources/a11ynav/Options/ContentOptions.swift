// SPDX-License-Identifier: MIT

import A11yCommandLine
import A11yTranscripts
import ArgumentParser

/// The options with which the user accepts a subject that does not show the requested content.
struct ContentOptions: ParsableArguments {
  @Flag(help: "Accept a page with nothing to read.")
  var allowEmpty = false

  @Flag(help: "Accept a page that did not load completely.")
  var allowUnfinished = false

  @Option(
    help: ArgumentHelp(
      "Accept a page if the server responds with this error code.",
      valueName: "code"
    )
  )
  var allowStatus: [Int] = []

  /// Exits the program with a special exit code if a source does not show the requested content.
  @MainActor
  func check(_ opened: OpenedSource, _ name: String) throws {
    if let unread = opened.unread { try refuse(unread, name) }
  }

  /// Exits the program with a special exit code and a message, unless the user accepts this type of content.
  func refuse(_ unread: UnreadContent, _ name: String) throws {
    guard !accepts(unread) else { return }
    StandardError.write("a11ynav: \(name): \(unread)")
    throw ExitCode.unread
  }

  /// Returns whether the user accepts a subject with the given problem.
  func accepts(_ unread: UnreadContent) -> Bool {
    switch unread {
    case .empty: allowEmpty
    case .unfinished: allowUnfinished
    case .status(let code): allowStatus.contains(code)
    case .type, .lost, .notReady: false
    }
  }
}

extension ExitCode {
  /// The exit code if a subject has no content or does not show the requested content.
  static let unread = ExitCode(4)
}
