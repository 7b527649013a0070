import A11yTree

extension Page {
  /// Shuts people into modal dialogs, and says where focus was in them.
  ///
  /// An alert dialog always is modal. An ARIA snapshot does not say whether a dialog is; as most
  /// are, one that is there counts as modal, and escape leads out of it.
  mutating func settleModals(_ order: [Int]) {
    var isInModal = [Bool](repeating: false, count: nodes.count)
    for index in order {
      let role = nodes[index].role
      if role == .alertDialog || role == .dialog && nodes[index].isModalUnknown {
        nodes[index].traits.insert(.isModal)
      }
      let isModal = isInModal[index] || nodes[index].traits.contains(.isModal)
      if isModal, nodes[index].isFocused, role != .dialog, role != .alertDialog {
        nodes[index].details.isDefaultFocus = true
      }
      for child in nodes[index].children { isInModal[Int(child)] = isModal }
    }
  }
}
