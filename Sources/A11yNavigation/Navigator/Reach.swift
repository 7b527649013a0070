// SPDX-License-Identifier: MIT

import A11yTree

/// The extent of a search, which determines the lazily created rows that the search needs.
public enum Reach: Hashable, Sendable {
  /// The search extends to the next element of the given kinds.
  case next(ElementKinds)
  /// The search extends to the previous element of the given kinds.
  case previous(ElementKinds)
  /// The search extends to the first element.
  case first
  /// The search extends to the last element.
  case last
  /// The search extends to all elements.
  case everything

  /// Returns the missing rows that a search would reach before its target, and the end from which the search enters
  /// these rows, or `nil` if no rows are missing. O(depth).
  ///
  /// - Parameter place: The start of the search, or `nil` for the whole screen.
  public func unmade(
    from place: ElementID?,
    in tree: AccessibilityTree
  ) -> (id: ElementID, isForward: Bool)? {
    guard let scope = tree.scope, tree.kinds(within: scope).contains(.unmade) else { return nil }
    let found: ElementID?
    var isForward = true
    switch self {
    case .next(let kinds): found = tree.next([kinds, .unmade], after: place ?? scope, in: scope)
    case .previous(let kinds):
      found = tree.previous([kinds, .unmade], before: place ?? scope, in: scope)
      isForward = false
    case .first: found = tree.first([.stop, .unmade], in: scope)
    case .last:
      found = tree.last([.stop, .unmade], in: scope)
      isForward = false
    case .everything: found = tree.first(.unmade, in: scope)
    }
    guard let found, tree.kinds(of: found).contains(.unmade) else { return nil }
    return (found, isForward)
  }
}
