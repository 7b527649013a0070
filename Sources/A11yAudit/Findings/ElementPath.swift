// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree

extension AccessibilityTree {
  /// The maximum length of a name in a path, in characters.
  private static let longestName = 40
  /// The maximum number of containers and elements in a path. Elements in the middle are omitted.
  private static let longestPath = 8

  /// Returns the path to an element from the outermost container inward, such as `main > list “Teas” > link “Assam”`.
  /// O(depth).
  ///
  /// Containers are omitted if they have no name and no meaningful role.
  package func path(of id: ElementID) -> String {
    var steps: [String] = []
    var next: ElementID? = id
    while let here = next {
      if let element = self[here], here == id || isTelling(element) {
        steps.append(step(element))
      }
      next = parent(of: here)
    }
    steps.reverse()
    if steps.count > Self.longestPath {
      steps.replaceSubrange(2..<steps.count - (Self.longestPath - 3), with: ["…"])
    }
    return steps.joined(separator: " > ")
  }

  private func isTelling(_ element: Element) -> Bool {
    if element.role == .webArea { return false }
    if element.role.isLandmark || element.role.isList || element.role.isTable { return true }
    switch element.role {
    case .dialog, .alertDialog, .row, .article: return true
    default: return !element.label.isEmpty
    }
  }

  private func step(_ element: Element) -> String {
    guard !element.label.isEmpty else { return element.role.rawValue }
    let name = VisibleText.of(element.label).shortened(to: Self.longestName)
    return "\(element.role.rawValue) “\(name)”"
  }
}
