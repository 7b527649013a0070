// SPDX-License-Identifier: MIT

import A11yTree

extension AccessibilityTree {
  /// Whether a cursor may be on an element: it exists, is not hidden, and no modal covers it.
  public func isReachable(_ id: ElementID) -> Bool {
    guard let scope else { return false }
    return isInside(id, scope) && isVisible(id)
  }

  /// The element if it is a stop, or the first stop inside it, if a cursor may be there.
  func stop(at id: ElementID) -> ElementID? {
    isReachable(id) ? first(.stop, in: id) : nil
  }

  /// Where a cursor goes in what can be reached now: to the default focus, or to the first stop.
  var entry: ElementID? { scope.flatMap(entry(of:)) }

  /// Where a cursor goes in a scope that has just appeared.
  func entry(of scope: ElementID) -> ElementID? {
    if let preferred = first(.defaultFocus, in: scope) {
      if let target = first(.stop, in: preferred) { return target }
    }
    return first(.stop, in: scope)
  }
}
