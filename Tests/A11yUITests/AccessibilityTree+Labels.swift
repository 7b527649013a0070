import A11yTree

extension AccessibilityTree {
  /// The first element with a label, in the order of the source.
  func element(labelled label: String) -> ElementID? {
    func find(_ id: ElementID) -> ElementID? {
      if self[id]?.label == label { return id }
      return children(of: id).lazy.compactMap(find).first
    }
    return root.flatMap(find)
  }
}
