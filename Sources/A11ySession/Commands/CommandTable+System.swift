// SPDX-License-Identifier: MIT

import A11yTree

extension CommandTable {
  /// Requests of the system to the whole program: for apps with windows, menus and documents.
  static let system: [CommandEntry] = [
    plain("menu", "Open the menu bar, or close it", .showMenuBar),
    entry("window", "[NUMBER]", "Bring a window to the front; without a number, the next one") {
      if $0.isEmpty { return .showNextWindow }
      return Int($0).map { .showWindow($0) }
    },
    plain("close window", "Close the window in front", .closeWindow),
    entry("save", "[FILE]", "Write the document to its file, or to the one that is named") {
      .save(path: $0.isEmpty ? nil : $0)
    },
    entry("open", "FILE", "Open a document") { $0.isEmpty ? nil : .openDocument(path: $0) },
    entry("open-url", "ADDRESS", "Open an address") { $0.isEmpty ? nil : .openURL($0) },
    entry("continue", "TYPE", "Go on with an activity") {
      $0.isEmpty ? nil : .continueActivity(type: $0)
    },
    plain("background", "Put the app in the background", .enterBackground),
    plain("activate app", "Make the app active again", .activate),
    entry("background task", "[NAME]", "Have a background task run") { .runBackgroundTask($0) },
  ]

  private static func plain(
    _ name: String,
    _ summary: String,
    _ request: SystemRequest
  ) -> CommandEntry {
    CommandEntry(name: name, usage: name, summary: summary, owner: .session) {
      $0.isEmpty ? .system(request) : nil
    }
  }

  private static func entry(
    _ name: String,
    _ argument: String,
    _ summary: String,
    _ request: @escaping @Sendable (String) -> SystemRequest?
  ) -> CommandEntry {
    CommandEntry(name: name, usage: "\(name) \(argument)", summary: summary, owner: .session) {
      request($0).map { .system($0) }
    }
  }
}
