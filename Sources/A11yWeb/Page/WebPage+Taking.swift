// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

extension WebPage {
  /// Makes elements of a reading.
  func take(_ reading: PageReading, isNewPage: Bool) -> TreeUpdate {
    let before = self.reading.nodes
    shown.keep(reading)
    scrolling.setNoticed(nil)
    target.frameOfNode = { reading.frameOfNode[$0] }
    if isNewPage {
      shown.reset()
      selects.closeAll()
      focus.reset()
    }
    var nodes = reading.nodes
    selects.mark(in: &nodes)
    var update: TreeUpdate
    do {
      update = try shown.makeElements(nodes) { changes, places in
        Self.finish(&changes, places, nodes, reading.selection)
      }
    } catch {
      news.note("The page cannot be shown: \(error).")
      return TreeUpdate()
    }
    let root = nodes.first { $0.role == "RootWebArea" }
    let newTitle = (root?.name ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if isNewPage {
      shown.visit(target.url)
      update.notifications.append(.screenChanged(nil))
    }
    if newTitle != title, !newTitle.isEmpty, isNewPage || !title.isEmpty {
      update.announcements.append(Announcement(newTitle, priority: .low))
    }
    shown.setTitle(newTitle)
    if !isNewPage { update.liveTexts = LiveTexts.find(before, reading.nodes, in: page) }
    followFocus(nodes, &update)
    return update
  }

  /// Adds what only a live page knows: which field is being typed into, and where in it.
  private static func finish(
    _ changes: inout [TreeUpdate.Change],
    _ places: [ElementID: Int],
    _ nodes: [ChromeNode],
    _ selection: [Int]
  ) {
    for index in changes.indices {
      guard let place = places[changes[index].id],
        nodes[place].property("focused")?.flag == true, nodes[place].role != "RootWebArea",
        changes[index].element.isTypedInto
      else { continue }
      changes[index].element.states.isEditing = true
      let value = changes[index].element.value
      let places = selection.map { offset in
        let units = value.utf16
        let end = units.index(units.startIndex, offsetBy: max(offset, 0), limitedBy: units.endIndex)
        return value[..<(end ?? value.endIndex)].count
      }
      guard let insertion = places.last else { continue }
      changes[index].element.details.insertionPoint = insertion
      let anchor = places.first == insertion ? nil : places.first
      changes[index].element.details.selectionAnchor = anchor
    }
  }

  /// Says where the page's own focus went, if the session does not know.
  private func followFocus(_ nodes: [ChromeNode], _ update: inout TreeUpdate) {
    let focused = nodes.last {
      $0.role != "RootWebArea" && $0.role != "Iframe" && $0.property("focused")?.flag == true
    }
    let node = focused?.backendDOMNodeId
    let element = node.flatMap { page.element(ofDOMNode: $0) }
    let active = focused?.property("activedescendant")?.related.first
      .flatMap { page.element(ofDOMNode: $0) }
    focus.follow(node, element, active: active, &update)
  }
}

extension Element {
  /// Whether text can be typed into the element.
  var isTypedInto: Bool { role.isTextEntry || actions.contains(.edit) }
}
