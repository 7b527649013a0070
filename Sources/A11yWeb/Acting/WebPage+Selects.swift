// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

extension WebPage {
  /// Opens or closes a select: the browser shows its options in a window that is no part of the
  /// page, so here they are shown in place.
  func answerForSelect(_ id: ElementID, _ element: Element) -> ActionResponse? {
    guard element.role == .popUpButton, let node = domNode(of: id), isSelect(id) else {
      return nil
    }
    let isOpen = selects.toggle(node)
    var update = take(reading, isNewPage: false)
    if isOpen {
      let options = options(in: id)
      let chosen = options.first { page.elements[$0]?.states.isSelected == true } ?? options.first
      if let chosen { update.focusRequests.append(focus.request(chosen)) }
    }
    return .handled(update)
  }

  /// The open select that an option belongs to.
  func openSelect(around id: ElementID) -> Int? {
    selects.nodes.first { select in
      page.element(ofDOMNode: select).map { options(in: $0).contains(id) } ?? false
    }
  }

  private func isSelect(_ id: ElementID) -> Bool { !options(in: id).isEmpty }

  private func options(in id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var pending = Array(page.elements[id]?.children.reversed() ?? [])
    while let next = pending.popLast() {
      guard let element = page.elements[next] else { continue }
      if element.role == .option { found.append(next) }
      pending += element.children.reversed()
    }
    return found
  }
}
