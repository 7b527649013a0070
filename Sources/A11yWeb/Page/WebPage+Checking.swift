// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

extension WebPage {
  /// How often an answer is asked for, and how much time the page gets between two.
  private static let checkingStep: Duration = .milliseconds(50)
  /// The most that a checker may take, in steps: a minute.
  private static let checkingSteps = 1200

  /// Runs a checker in a world of its own beside the page's scripts, and returns what it resolves to as
  /// JSON.
  ///
  /// `a11ynav.selector(node).selector` is there, too, and names a node as ``places(of:)`` does.
  ///
  /// - Parameters:
  ///   - library: The checker, as a script.
  ///   - expression: What is evaluated once it is loaded; a promise is awaited.
  /// - Throws: ``BrowserError`` if the script fails, or takes longer than a minute.
  public func check(
    with library: String,
    _ expression: String
  ) async throws(BrowserError) -> String {
    guard !isClosed, target.dialog == nil else { throw BrowserError("the page is closed") }
    do {
      _ = try await target.evaluate(library + "\n;undefined")
      _ = try await target.evaluate("a11ynav.startCheck(() => (\(expression)))")
      for _ in 0..<Self.checkingSteps {
        if let text = try await target.evaluate(.checkResult).string { return text }
        try await pass(Self.checkingStep)
      }
    } catch {
      throw BrowserError("the checker cannot be run: \(error)")
    }
    throw BrowserError("the checker did not answer within a minute")
  }

  /// Lets the page's time pass, or that of the clock.
  private func pass(_ time: Duration) async throws {
    switch clock {
    case .session: try await list.front.clock.advance(by: time)
    default: try await Task.sleep(for: time)
    }
  }
}
