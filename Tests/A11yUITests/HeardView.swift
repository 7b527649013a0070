import A11yNavigation
import A11ySession
import A11yTree

@testable import A11yUI

/// A view that is run and heard: a session on a host, and what was said.
@MainActor
final class HeardView<Content: View> {
  let host: ViewHost<Content>
  let session: Session
  private(set) var lines: [String] = []

  init(
    _ technologies: AccessibilityTechnologies = .voiceOver,
    prunes: Bool = true,
    @ViewBuilder _ content: () -> Content
  ) {
    host = ViewHost(prunes: prunes, content: content)
    var settings = SessionSettings()
    settings.technologies = technologies
    settings.verbosity.speaksHints = false
    session = Session(source: host, settings: settings)
    session.onRecord = { [unowned self] record in
      if case .command = record.content { return }
      if let line = record.line { lines.append(line) }
    }
    session.start()
  }

  /// What was said since this was last asked.
  func heard() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Does what is said by name, and gives what is heard.
  @discardableResult
  func run(_ commands: String...) throws -> [String] {
    lines = []
    for command in commands {
      session.perform(try CommandParser.parse(command, for: session.driven))
    }
    return heard()
  }

  /// Presses keys, and gives what is heard.
  @discardableResult
  func press(_ keys: String) throws -> [String] {
    lines = []
    for key in keys.split(separator: " ") {
      session.perform(.press(try Key(named: String(key))))
    }
    return heard()
  }

  /// What the element says that a technology is focused on.
  func label(of technology: AssistiveTechnology) -> String? {
    session.focus(of: technology).flatMap { session.tree[$0]?.label }
  }

  /// The labels of everything in the tree, in the order of the source.
  var labels: [String] {
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
  func callAsFunction(_ line: String) { lines.append(line) }
}
