// SPDX-License-Identifier: MIT

import A11yTree

extension Element {
  /// Whether the element differs from what it was.
  ///
  /// Long texts of different lengths differ at once: comparing letters that can be encoded in
  /// several ways takes time for each of them, with every key typed.
  package func isOther(than old: Element) -> Bool {
    value.utf8.count != old.value.utf8.count || self != old
  }
}
