// SPDX-License-Identifier: MIT

import A11yTesting
import A11yTree
import A11yWeb
import Foundation
import Testing

/// The browser for the entire test run. Each test has its own page with a separate context.
@MainActor
enum TestBrowser {
  private static var started: Task<Browser, any Error>?

  /// Whether a browser for the tests is installed.
  nonisolated static let isThere: Bool = {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge"]
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":")
    return names.contains { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }()

  /// Returns the browser, which is started by the first test that requests it.
  static func shared() async throws -> Browser {
    if let started { return try await started.value }
    let task = Task<Browser, any Error> { try await Browser.start() }
    started = task
    return try await task.value
  }

  /// Returns the path of a test page.
  nonisolated static func file(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pages/\(name)").path
  }

  /// Opens a test page.
  static func open(_ name: String, _ options: PageOptions = PageOptions()) async throws -> WebPage {
    try await shared().open("file://\(file(name))", options)
  }

  /// Opens a page written in a test.
  static func open(html: String, _ options: PageOptions = PageOptions()) async throws -> WebPage {
    let text = "<!doctype html><html lang=en><title>Test</title>" + html
    let data = Data(text.utf8).base64EncodedString()
    return try await shared().open("data:text/html;charset=utf-8;base64,\(data)", options)
  }
}

/// A simulated user of a page, who hears the words that each command causes.
@MainActor
final class Walker {
  let page: WebPage
  let session: Session

  init(_ page: WebPage, _ technology: AccessibilityTechnologies = .voiceOver) {
    self.page = page
    session = Session(source: page, technology: technology) { $0.verbosity.speaksHints = false }
      .exhaustive(false)
    _ = session.heard()
  }

  /// Runs each command to completion, and returns the spoken words.
  @discardableResult
  func run(_ commands: String...) async -> [String] {
    for command in commands {
      session.perform(command)
      await session.settle(within: .seconds(300))
    }
    let heard = session.heard()
    // An expectation that contains `await` does not print its values, so the values are recorded in a failed test's
    // log.
    FileHandle.standardError.write(Data("heard after \(commands): \(heard)\n".utf8))
    return heard
  }

  /// The notices, which are shown but not spoken.
  var notices: [String] {
    session.transcript.compactMap { record in
      if case .notice(let text) = record.content { text } else { nil }
    }
  }

  /// Closes the session.
  func close() { session.base.close() }
}
