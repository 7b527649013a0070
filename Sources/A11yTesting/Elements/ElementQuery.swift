// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Foundation

/// A test's query for elements.
struct ElementQuery: CustomStringConvertible {
  var words: String?
  var role: Role?
  var identifier: String?

  var description: String {
    var parts: [String] = []
    if let words { parts.append(SourceText.literal(words)) }
    if let role { parts.append("role: .\(role)") }
    if let identifier { parts.append("identifier: \(SourceText.literal(identifier))") }
    return parts.joined(separator: ", ")
  }

  /// Returns the matching elements, in reading order. O(number of elements).
  func elements(in tree: AccessibilityTree) -> [ElementID] {
    guard let scope = tree.scope else { return [] }
    // Containers are not stops, so only queries for a role or an identifier consider them.
    let isForContainers = role != nil || identifier != nil
    var candidates: [ElementID] = []
    var stack = [scope]
    while let id = stack.popLast() {
      guard let element = tree[id], !element.states.isHidden else { continue }
      stack += tree.children(of: id).reversed()
      if let role, element.role != role { continue }
      if let identifier, element.details.identifier != identifier { continue }
      if isForContainers || tree.kinds(of: id).contains(.stop) { candidates.append(id) }
    }
    guard let words else { return candidates }
    return fitting(words, candidates, tree)
  }

  private func fitting(
    _ words: String,
    _ candidates: [ElementID],
    _ tree: AccessibilityTree
  ) -> [ElementID] {
    let spoken = candidates.map { VoiceOver.words(of: $0, in: tree).text }
    let wanted = Self.folded(words)
    let tests: [(Int) -> Bool] = [
      { tree[candidates[$0]]?.label == words || spoken[$0] == words },
      { Self.folded(tree[candidates[$0]]?.label ?? "") == wanted },
      { Self.folded(spoken[$0]).hasPrefix(wanted) },
      { Self.folded(spoken[$0]).contains(wanted) },
    ]
    for test in tests {
      let found = candidates.indices.filter(test).map { candidates[$0] }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
