// SPDX-License-Identifier: MIT

import A11yTree

extension AccessibilityTree {
  /// Returns whether a cursor can reach an element. The element must exist and must not be hidden or covered by a
  /// modal.
  public func isReachable(_ id: ElementID) -> Bool {
    guard let scope else { return false }
    return isInside(id, scope) && isVisible(id)
  }

  /// Returns the element if it is a reachable stop, or the first stop inside it.
  func stop(at id: ElementID) -> ElementID? {
    isReachable(id) ? first(.stop, in: id) : nil
  }

  /// The element at which a cursor starts in the current scope: the default focus or the first stop.
  var entry: ElementID? { scope.flatMap(entry(of:)) }

  /// Returns the element at which a cursor starts in a scope that has just appeared.
  func entry(of scope: ElementID) -> ElementID? {
    if let preferred = first(.defaultFocus, in: scope) {
      if let target = first(.stop, in: preferred) { return target }
    }
    return first(.stop, in: scope)
  }
}
