// SPDX-License-Identifier: MIT

import A11yTree

extension CommandTable {
  /// The requests from the operating system to the whole program, for apps with windows, menus and documents.
  static let system: [CommandEntry] = [
    plain("menu", "Open or close the menu bar", .showMenuBar),
    entry("window", "[NUMBER]", "Bring a window to the front; without a number, the next one") {
      $0.isEmpty ? .showNextWindow : Int($0).map { .showWindow($0) }
    } argument: {
      switch $0 {
      case .showNextWindow: ""
      case .showWindow(let number): "\(number)"
      default: nil
      }
    },
    plain("close window", "Close the front window", .closeWindow),
    entry("save", "[FILE]", "Save the document to its file, or to another file") {
      .save(path: $0.isEmpty ? nil : $0)
    } argument: {
      if case .save(let path) = $0 { path ?? "" } else { nil }
    },
    entry("open", "FILE", "Open a document") {
      $0.isEmpty ? nil : .openDocument(path: $0)
    } argument: {
      if case .openDocument(let path) = $0 { path } else { nil }
    },
    entry("launch", "APP", "Start an app by its id on a desktop that is being scanned") {
      $0.isEmpty ? nil : .openApp($0)
    } argument: {
      if case .openApp(let id) = $0 { id } else { nil }
    },
    entry("choose file", "FILE[, FILE…]", "Choose files for a page that has asked for them") {
      let paths = $0.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
      return paths.isEmpty ? nil : .chooseFiles(paths: paths)
    } argument: {
      if case .chooseFiles(let paths) = $0 { paths.joined(separator: ", ") } else { nil }
    },
    entry("open-url", "ADDRESS", "Open an address") {
      $0.isEmpty ? nil : .openURL($0)
    } argument: {
      if case .openURL(let address) = $0 { address } else { nil }
    },
    plain("back", "Go back to the previous page", .goBack),
    plain("forward", "Go forward to the next page in the history", .goForward),
    plain("reload", "Reload the page or document", .reload),
    plain("page", "Announce the page’s title, address and windows", .announcePage),
    entry("continue", "TYPE", "Continue a user activity") {
      $0.isEmpty ? nil : .continueActivity(type: $0)
    } argument: {
      if case .continueActivity(let type) = $0 { type } else { nil }
    },
    plain("background", "Put the app in the background", .enterBackground),
    plain("activate app", "Make the app active again", .activate),
    entry("background task", "[NAME]", "Run a background task") {
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
