// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yTree

/// The state of a page as the session knows it: the last reading, the elements created from that reading, the position
/// of the focus, and the dialog in front of the page.
@MainActor
final class ShownPage {
  /// The elements of the frontmost tab.
  private(set) var page = LivePage()
  /// The last reading.
  private(set) var reading = PageReading()
  /// The document's title.
  private(set) var title = ""
  /// The number of the document that was last read.
  private(set) var generation = 0
  private var opened = RecentAddresses<Void>()
  /// Whether the page could respond to scrolling, or `nil` if this is unknown for the last reading.
  private(set) var noticesScrolling: Bool?
  let focus = PageFocus()
  let selects = OpenSelects()
  private var popUps = PopUps()
  /// The last known words of each live region.
  private var liveWords = LiveTexts.Memory()
  /// The node that the session treats as scrolled into view although the page has not been scrolled yet.
  private var owedScroll: Int?
  /// The dialog that is shown as an alert.
  private var dialog: PageDialog?
  /// The number of dialogs that the page has shown.
  private var dialogCount = 0

  /// Replaces the state with a new reading, and returns the changes.
  ///
  /// - Parameters:
  ///   - generation: The number of the document.
  ///   - url: The document's address.
  ///   - isNewPage: Whether the document is a different document, or belongs to another window.
  /// - Throws: ``DocumentError`` if the nodes do not form a tree; the elements then remain unchanged.
  func show(
    _ reading: PageReading,
    of generation: Int,
    at url: String,
    isNewPage: Bool
  ) throws(DocumentError) -> TreeUpdate {
    let before = self.reading.nodes
    let cursor = focus.cursor
    let around = cursor.map {
      page.containers(of: $0).filter { page.elements[$0]?.isPopUp == true }
    }
    self.reading = reading
    self.generation = generation
    noticesScrolling = nil
    if isNewPage { reset() }
    var nodes = reading.nodes
    selects.mark(in: &nodes)
    var update = try page.read(nodes) { changes, places in
      Self.finish(&changes, places, nodes, reading)
    }
    let root = nodes.first { $0.role == "RootWebArea" }
    let newTitle = (root?.name ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if isNewPage {
      opened.remember((), for: url)
      update.notifications.append(.screenChanged(nil))
    }
    if !isNewPage { update.liveTexts = LiveTexts.find(before, reading.nodes, in: page, &liveWords) }
    // A title that a live region also announces is announced only once.
    let isSaid = update.liveTexts.contains {
      $0.pieces.words.split(whereSeparator: \.isWhitespace).joined(separator: " ") == newTitle
    }
    if newTitle != title, !newTitle.isEmpty, isNewPage || !title.isEmpty, !isSaid {
      update.announcements.append(Announcement(newTitle, priority: .low))
    }
    title = newTitle
    followFocus(nodes, &update)
    popUps.note(update, openedAt: cursor)
    if !isNewPage, let popUp = around?.last(where: { page.elements[$0] == nil }) {
      let opener = popUps.opener(ofClosed: popUp, in: page.elements)
      leavePopUp(openedBy: opener, &update)
    } else if !isNewPage,
      let opener = popUps.collapsed(by: update, without: cursor, in: page.elements)
    {
      leavePopUp(openedBy: opener, &update)
    }
    return update
  }

  /// The addresses that were opened earlier, if they are still stored.
  var visited: Set<String> { Set(opened.addresses) }

  private func reset() {
    page.reset()
    liveWords = LiveTexts.Memory()
    dialog = nil
    popUps = PopUps()
    selects.closeAll()
    focus.reset()
  }

  /// Adds information that only a live page has: its visible part, the field that the user is editing, and the
  /// insertion point and selection in that field.
  private static func finish(
    _ changes: inout [TreeUpdate.Change],
    _ places: [ElementID: Int],
    _ nodes: [ChromeNode],
    _ reading: PageReading
  ) {
    let selection = reading.selection
    if let root = changes.indices.first { changes[root].element.show(reading.view) }
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

  /// Reports the new position of the page's focus, if the session does not know it.
  private func followFocus(_ nodes: [ChromeNode], _ update: inout TreeUpdate) {
    let focused = nodes.last {
      $0.role != "RootWebArea" && $0.role != "Iframe" && $0.property("focused")?.flag == true
    }
    let node = focused?.backendDOMNodeId
    let element = node.flatMap(element(focusedAt:))
    let active = focused?.property("activedescendant")?.related.first
      .flatMap { page.element(ofDOMNode: $0) }
    focus.follow(node, element, active: active, &update)
  }

  /// Returns the element that has keyboard focus when a DOM node has the page's focus. For a node without an element,
  /// the result is `nil` if the cursor is inside the node. If the node has just received focus, the result is the first
  /// element inside it.
  private func element(focusedAt node: Int) -> ElementID? {
    guard page.isFolded(domNode: node) else { return page.focusedElement(ofDOMNode: node) }
    if focus.node == node { return focus.known }
    if isCursorInside(node) { return nil }
    return page.focusedElement(ofDOMNode: node)
  }

  /// Moves the cursor out of a closed pop-up. The cursor moves to the element with keyboard focus or, if there is none,
  /// to the element that opened the pop-up.
  private func leavePopUp(openedBy opener: ElementID?, _ update: inout TreeUpdate) {
    if case .move = update.keyboardFocus { return }
    let focused = focus.node.flatMap { page.focusedElement(ofDOMNode: $0) }
    guard let place = focused ?? opener else { return }
    update.focusRequests.append(focus.request(place))
  }

  /// Returns whether the cursor is on an element inside a DOM node.
  func isCursorInside(_ node: Int) -> Bool {
    focus.cursor.map { page.isInside($0, domNode: node) } ?? false
  }
}

/// The visible part of the document.
extension ShownPage {
  /// Records the visible part of the page.
  func scrolled(to state: JSONValue) { reading.show(state) }

  /// Returns the change to the root's frame, if the visible part has changed since the last reading.
  func showView() -> TreeUpdate { page.show(reading.view) }

  /// Records whether the page could notice scrolling.
  func learn(noticesScrolling: Bool?) { self.noticesScrolling = noticesScrolling }

  /// Treats a node as if it were in the middle of the visible part, before the page itself has been scrolled to the
  /// node.
  func scrollAhead(to node: Int, _ frame: Frame?) {
    owedScroll = node
    guard let frame else { return }
    reading.view = Frame(
      x: reading.view.x,
      y: max(frame.y + frame.height / 2 - reading.view.height / 2, 0),
      width: reading.view.width,
      height: reading.view.height
    )
  }

  /// Removes and returns the node that the page still has to scroll into view.
  func takeOwedScroll() -> Int? {
    defer { owedScroll = nil }
    return owedScroll
  }
}

/// The page's dialog, which is shown as an alert among the page's elements.
extension ShownPage {
  /// The IDs of the alert, its field and its buttons.
  var dialogIDs: [ElementID] {
    let ids = page.reserve(8)
    return Array(dialogCount.isMultiple(of: 2) ? ids[..<4] : ids[4...])
  }

  /// Adds a dialog that has appeared, or removes a dialog that has been answered.
  ///
  /// - Parameter isFirst: Whether the update contains the whole page, because a session begins.
  func show(_ dialog: PageDialog?, in update: inout TreeUpdate, isFirst: Bool = false) {
    guard dialog != self.dialog || isFirst && dialog != nil else { return }
    let old = dialogIDs
    let wasShown = self.dialog != nil && !isFirst
    // A dialog that opens after another dialog is a new alert with different ids.
    if dialog != nil { dialogCount += 1 }
    self.dialog = dialog
    // If a dialog opens while the first document is loading, the page has no other elements yet.
    let root = page.root ?? page.reserve(9)[8]
    if page.root == nil, isFirst || !wasShown { update.root = root }
    var element =
      update.changes.first { $0.id == root }?.element ?? page.elements[root] ?? Element(.webArea)
    update.changes.removeAll { $0.id == root }
    let ids = dialogIDs
    if wasShown { update.removals.append(old[0]) }
    if let dialog {
      element.children.append(ids[0])
      update.changes += [TreeUpdate.Change(root, element)] + dialog.elements(ids)
      if dialog.kind == .prompt { update.keyboardFocus = .move(ids[1]) }
    } else {
      update.changes.append(TreeUpdate.Change(root, element))
    }
  }

  /// Returns an update that shows the dialog with the text that the user has entered.
  func change(_ dialog: PageDialog) -> TreeUpdate {
    self.dialog = dialog
    return TreeUpdate(changes: dialog.elements(dialogIDs))
  }
}
