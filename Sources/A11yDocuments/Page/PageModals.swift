// SPDX-License-Identifier: MIT

import A11yTree

/// A pass that marks modal dialogs and the elements in them that had keyboard focus.
enum PageModals {
  /// Marks modal dialogs and the element in each dialog that had keyboard focus.
  ///
  /// An alert dialog is modal unless its author specifies otherwise. An ARIA snapshot does not record whether a dialog
  /// is modal. Because most dialogs are modal, a dialog in a snapshot is treated as modal, and Escape closes it.
  static func settle(_ order: [Int], _ nodes: inout [Page.Node]) {
    var isInModal = [Bool](repeating: false, count: nodes.count)
    for index in order {
      let role = nodes[index].role
      if role == .alertDialog && !nodes[index].isStatedNonModal
        || role == .dialog && nodes[index].isModalUnknown
      {
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
