// SPDX-License-Identifier: MIT

import A11yTree

extension CommandTable {
  /// The requests from the system to the whole program, for apps with windows, menus and documents.
  static let system: [CommandEntry] = [
    plain("menu", "Open the menu bar, or close it", .showMenuBar),
    entry("window", "[NUMBER]", "Bring a window to the front; without a number, the next one") {
      $0.isEmpty ? .showNextWindow : Int($0).map { .showWindow($0) }
    } argument: {
      switch $0 {
      case .showNextWindow: ""
      case .showWindow(let number): "\(number)"
      default: nil
      }
    },
    plain("close window", "Close the window in front", .closeWindow),
    entry("save", "[FILE]", "Write the document to its file, or to the one that is named") {
      .save(path: $0.isEmpty ? nil : $0)
    } argument: {
      if case .save(let path) = $0 { path ?? "" } else { nil }
    },
    entry("open", "FILE", "Open a document") {
      $0.isEmpty ? nil : .openDocument(path: $0)
    } argument: {
      if case .openDocument(let path) = $0 { path } else { nil }
    },
    entry("open-url", "ADDRESS", "Open an address") {
      $0.isEmpty ? nil : .openURL($0)
    } argument: {
      if case .openURL(let address) = $0 { address } else { nil }
    },
    plain("back", "Go back to the page before this one", .goBack),
    plain("forward", "Go on to the page that you went back from", .goForward),
    plain("reload", "Load the page or document again", .reload),
    plain("page", "Say the page’s title, address and windows", .announcePage),
    entry("continue", "TYPE", "Go on with an activity") {
      $0.isEmpty ? nil : .continueActivity(type: $0)
    } argument: {
      if case .continueActivity(let type) = $0 { type } else { nil }
    },
    plain("background", "Put the app in the background", .enterBackground),
    plain("activate app", "Make the app active again", .activate),
    entry("background task", "[NAME]", "Have a background task run") {
      .runBackgroundTask($0)
    } argument: {
      if case .runBackgroundTask(let name) = $0 { name } else { nil }
    },
  ]

  private static func plain(
    _ name: String,
    _ summary: String,
    _ request: SystemRequest
  ) -> CommandEntry {
    CommandEntry(name, summary, .session, .system(request))
  }

  private static func entry(
    _ name: String,
    _ usage: String,
    _ summary: String,
    make: @escaping @Sendable (String) -> SystemRequest?,
    argument: @escaping @Sendable (SystemRequest) -> String?
  ) -> CommandEntry {
    CommandEntry(
      name: name,
      usage: "\(name) \(usage)",
      summary: summary,
      owner: .session,
      make: { make($0).map { .system($0) } },
      argument: { if case .system(let request) = $0 { argument(request) } else { nil } }
    )
  }
}
