// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yViewTesting
import A11yTree

@testable import A11yUI

/// A view that is run and heard without hints, where a test asks for what was said.
@MainActor
final class HeardView<Content: View> {
  let host: ViewHost<Content>
  private let user: Session
  var session: AssistiveSession { user.base }

  init(
    _ technologies: AccessibilityTechnologies = .voiceOver,
    prunes: Bool = Scenario.prunes,
    @ViewBuilder _ content: () -> Content
  ) {
    host = ViewHost(prunes: prunes, content: content)
    user = Session(source: host, technology: technologies) {
      $0.verbosity.speaksHints = false
    }.exhaustive(false)
  }

  /// What was said and not taken yet.
  var lines: [String] { user.unexpectedLines }

  /// What was said since this was last asked.
  func heard() -> [String] { user.heard() }

  /// Does what is said by name, and gives what is heard.
  @discardableResult
  func run(_ commands: String...) throws -> [String] {
    _ = heard()
    for command in commands { user.perform(command) }
    return heard()
  }

  /// Presses keys, and gives what is heard.
  @discardableResult
  func press(_ keys: String) throws -> [String] {
    _ = heard()
    user.press(keys)
    return heard()
  }

  /// Waits until something holds; it is looked at after each event of the program.
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

  /// What the element says that a technology is focused on.
  func label(of technology: AssistiveTechnology) -> String? {
    session.focus(of: technology).flatMap { session.tree[$0]?.label }
  }

  /// The labels of everything in the tree, in the order of the source.
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

/// Something that views write to in tests.
@MainActor
final class Log {
  var lines: [String] = []
  private var waiter: CheckedContinuation<Void, Never>?

  func callAsFunction(_ line: String) {
    lines.append(line)
    waiter?.resume()
    waiter = nil
  }

  /// Waits until something holds; it is looked at after each line.
  func until(_ holds: () -> Bool) async {
    while !holds() { await withCheckedContinuation { waiter = $0 } }
  }
}

/// How every scenario is run that does not say so itself.
enum Scenario {
  /// Whether views that are the same as before are passed over. `A11YNAV_PRUNING=off` runs all
  /// scenarios without, which changes how much work is done and nothing else.
  static let prunes = Session.prunes
}
