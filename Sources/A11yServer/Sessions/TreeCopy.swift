// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// A source that provides a snapshot of a tree, which can be read without affecting the session.
@MainActor
final class TreeCopy: TreeSource {
  let builtTree: AccessibilityTree?

  init(of tree: AccessibilityTree) { builtTree = tree }

  func start() -> TreeUpdate { TreeUpdate() }

  func perform(_ request: ActionRequest) -> ActionResponse { .refused("") }
}

extension AccessibilityTree {
  /// Creates a session that reads this snapshot.
  @MainActor
  func reader(_ settings: SessionSettings, for technology: AssistiveTechnology) -> AssistiveSession
  {
    var settings = settings
    settings.technologies = AccessibilityTechnologies(technology)
    return AssistiveSession(
      source: TreeCopy(of: self),
      settings: settings,
      readingOrder: readingOrder
    )
  }

  /// Whether a list has rows that its program has not created yet.
  var hasUnmadeRows: Bool { root.map { kinds(within: $0).contains(.unmade) } ?? false }

  /// Returns one line per element in reading order, up to a limit. The line for an element is indented below the line
  /// for its container.
  ///
  /// Hidden elements and elements without words are omitted. O(number of elements).
  func outline(limit: Int) -> (lines: [String], isComplete: Bool) {
    guard let scope else { return ([], true) }
    var lines: [String] = []
    var stack = [(id: scope, depth: 0)]
    while let (id, depth) = stack.popLast() {
      guard let element = self[id], !element.states.isHidden else { continue }
      let words = id == root ? "" : VoiceOver.words(of: id, in: self).text
      if !words.isEmpty {
        if lines.count == limit { return (lines, false) }
        lines.append(String(repeating: "  ", count: depth) + words)
      }
      let isStop = kinds(of: id).contains(.stop)
      for child in children(of: id).reversed()
      where !isStop || kinds(within: child).contains(.stop) {
        stack.append((child, words.isEmpty ? depth : depth + 1))
      }
    }
    return (lines, true)
  }
}
