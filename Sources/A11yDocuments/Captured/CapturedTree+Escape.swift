// SPDX-License-Identifier: MIT

import A11yTree

extension CapturedTree {
  /// Ends editing, or closes an open pop-up or dialog. If there is nothing to end or close, returns the reason.
  ///
  /// The request may target any element. The element itself or its nearest suitable ancestor responds.
  func escape(_ id: ElementID, _ element: Element) -> ActionResponse.Outcome {
    var next: ElementID? = id
    while let candidate = next, let element = elements[candidate] {
      if element.states.isEditing {
        change(candidate) { $0.endEditing() }
        return .handled
      }
      if element.states.popup != nil, element.states.isExpanded == true {
        expand(candidate, false)
        return .handled
      }
      if element.closesOnEscape, elements.parent(of: candidate) != nil {
        remove(candidate)
        return .handled
      }
      next = elements.parent(of: candidate)
    }
    return .refused(notice: "There is nothing to close or go back to.")
  }
}

extension Element {
  fileprivate var closesOnEscape: Bool {
    role == .dialog || role == .alertDialog || traits.contains(.isModal)
      || actions.contains(.escape) && role.isStructure
  }

  /// Marks the element as not being edited.
  mutating func endEditing() {
    states.isEditing = false
    details.insertionPoint = nil
  }
}
