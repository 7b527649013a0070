// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yViewTesting
import A11yTree

@testable import A11yUI

/// A running view in a session without hints. A test reads the words that the session speaks.
@MainActor
final class HeardView<Content: View> {
  let host: ViewHost<Content>
  private let user: Session
  var session: AssistiveSession { user.base }

  init(
    _ technologies: AccessibilityTechnologies = .voiceOver,
    on device: Session.Device = .iPhone,
    prunes: Bool = Scenario.prunes,
    @ViewBuilder _ content: () -> Content
  ) {
    host = ViewHost(prunes: prunes, content: content)
    host.run(on: device)
    user = Session(source: host, technology: technologies) {
      $0.verbosity.speaksHints = false
    }.exhaustive(false)
  }

  /// The spoken words that the test has not read yet.
  var lines: [String] { user.unexpectedLines }

  /// Returns the words spoken since the previous call.
  func heard() -> [String] { user.heard() }

  /// Performs commands by name, and returns the resulting words.
  @discardableResult
  func run(_ commands: String...) throws -> [String] {
    _ = heard()
    for command in commands { user.perform(command) }
    return heard()
  }

  /// Presses keys, and returns the resulting words.
  @discardableResult
  func press(_ keys: String) throws -> [String] {
    _ = heard()
    user.press(keys)
    return heard()
  }

  /// Waits until a condition is true. The condition is checked after each event in the program.
  func until(_ holds: () -> Bool) async {
    while !holds() {
      await withCheckedContinuation { continuation in
        let handle = host.onEvent
        host.onEvent = { [host] event in
          host.onEvent = handle
          handle?(event)
          continuation.resume()
        }
      }
    }
  }

  /// Returns the label of the element that a technology is focused on.
  func label(of technology: AssistiveTechnology) -> String? {
    session.focus(of: technology).flatMap { session.tree[$0]?.label }
  }

  /// The labels of all elements in the tree, in source order.
  var labels: [String] {
    session.makeAllRows()
    var labels: [String] = []
    func visit(_ id: ElementID) {
      if let label = session.tree[id]?.label, !label.isEmpty { labels.append(label) }
      for child in session.tree.children(of: id) { visit(child) }
    }
    if let root = session.tree.root { visit(root) }
    return labels
  }
}

/// A log that views write to in tests.
@MainActor
final class Log {
  var lines: [String] = []
  private var waiter: CheckedContinuation<Void, Never>?

  func callAsFunction(_ line: String) {
    lines.append(line)
    waiter?.resume()
    waiter = nil
  }

  /// Waits until a condition is true. The condition is checked after each line that a view writes.
  func until(_ holds: () -> Bool) async {
    while !holds() { await withCheckedContinuation { waiter = $0 } }
  }
}

/// The default settings for scenarios.
enum Scenario {
  /// Whether unchanged views are pruned. If `A11YNAV_PRUNING=off` is set, all scenarios run without pruning, which must
  /// affect only the amount of work.
  static let prunes = Session.prunes
}
