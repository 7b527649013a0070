// SPDX-License-Identifier: MIT

import A11yTree

extension CapturedTree {
  /// Reloads the document if it was read from a file, and rejects every other request except the request to quit.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    switch request {
    case .terminate: return .handled()
    case .reload:
      guard let reread else {
        return .refused("This document cannot be reloaded.")
      }
      do {
        return .handled(try replace(by: reread()))
      } catch {
        return .refused("The document cannot be reloaded: \(error).")
      }
    default: return .refused("A document does not support this command.")
    }
  }

  /// Replaces this document with another document and returns the resulting update.
  func replace(by document: Document) throws -> TreeUpdate {
    let tree = try AccessibilityTree(document.tree, readingOrder: elements.readingOrder)
    guard let root = tree.root else { throw TreeError.noRoot }
    let before = elements.all(from: everything).map(\.id)
    show(CapturedElements(of: tree), root)
    return TreeUpdate(
      root: root,
      changes: elements.all(from: root),
      removals: before.filter { elements[$0] == nil },
      notifications: [.screenChanged(nil)]
    )
  }
}
