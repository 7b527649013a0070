import A11yTree

extension Element {
  /// Whether the element differs from what it was.
  ///
  /// Long texts of different lengths are told apart at once: comparing letters that can be written in
  /// several ways would take time for each of them, with every key that is typed.
  package func isOther(than old: Element) -> Bool {
    value.utf8.count != old.value.utf8.count || self != old
  }
}
