// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yJSON
import A11yTree

/// What a session knows of a page: what was read of it last, the elements made of that, where its
/// focus is, and the message above them.
@MainActor
final class ShownPage {
  /// The elements of the tab in front.
  private(set) var page = LivePage()
  /// What was read last.
  private(set) var reading = PageReading()
  /// The title of the document.
  private(set) var title = ""
  /// The document that was read last, by number.
  private(set) var generation = 0
  private var opened = RecentAddresses<Void>()
  /// Whether the page may notice scrolling, if known for the last reading.
  private(set) var noticesScrolling: Bool?
  let focus = PageFocus()
  let selects = OpenSelects()
  private var popUps = PopUps()
  /// The node that is shown as if the page had been scrolled to it.
  private var owedScroll: Int?
  /// The message that is shown as an alert.
  private var dialog: PageDialog?
  /// How many messages the page has shown.
  private var dialogCount = 0

  /// Takes in what was read, and returns what has changed.
  ///
  /// - Parameters:
  ///   - generation: The number of the document.
  ///   - url: Its address.
  ///   - isNewPage: Whether it is another document, or that of another window.
  /// - Throws: ``DocumentError`` if the nodes do not form a tree; the elements stay as they were.
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
      Self.finish(&changes, places, nodes, reading.selection)
    }
    let root = nodes.first { $0.role == "RootWebArea" }
    let newTitle = (root?.name ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if isNewPage {
      opened.remember((), for: url)
      update.notifications.append(.screenChanged(nil))
    }
    if newTitle != title, !newTitle.isEmpty, isNewPage || !title.isEmpty {
      update.announcements.append(Announcement(newTitle, priority: .low))
    }
    title = newTitle
    if !isNewPage { update.liveTexts = LiveTexts.find(before, reading.nodes, in: page) }
    followFocus(nodes, &update)
    popUps.note(update, openedAt: cursor)
    if !isNewPage, let popUp = around?.last(where: { page.elements[$0] == nil }) {
      leave(popUp, &update)
    }
    return update
  }

  /// The addresses that were opened before, as far as they are remembered.
  var visited: Set<String> { Set(opened.addresses) }

  private func reset() {
    page.reset()
    dialog = nil
    selects.closeAll()
    focus.reset()
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

  /// Reports where the page's own focus went, if the session does not know.
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

  /// The element that has keyboard focus when a DOM node has it: none for a node without an element
  /// around the cursor, and the first element inside for another one that has just received focus.
  private func element(focusedAt node: Int) -> ElementID? {
    guard page.isFolded(domNode: node) else { return page.focusedElement(ofDOMNode: node) }
    if focus.node == node { return focus.known }
    if isCursorInside(node) { return nil }
    return page.focusedElement(ofDOMNode: node)
  }

  /// Sends the cursor from a pop-up that has closed to the element with keyboard focus, or else to the one
  /// that opened it.
  private func leave(_ popUp: ElementID, _ update: inout TreeUpdate) {
    let opener = popUps.opener(ofClosed: popUp, in: page.elements)
    if case .move = update.keyboardFocus { return }
    let focused = focus.node.flatMap { page.focusedElement(ofDOMNode: $0) }
    guard let place = focused ?? opener else { return }
    update.focusRequests.append(focus.request(place))
  }

  /// Whether the cursor is on an element inside a DOM node.
  func isCursorInside(_ node: Int) -> Bool {
    focus.cursor.map { page.isInside($0, domNode: node) } ?? false
  }
}

/// Which part of the document is shown.
extension ShownPage {
  /// Records which part of itself the page shows.
  func scrolled(to state: JSONValue) { reading.show(state) }

  /// Records whether the page may notice scrolling.
  func learn(noticesScrolling: Bool?) { self.noticesScrolling = noticesScrolling }

  /// Shows a node in the middle, before the page itself has been scrolled to it.
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

  /// The node that the page has still to be scrolled to, once.
  func takeOwedScroll() -> Int? {
    defer { owedScroll = nil }
    return owedScroll
  }
}

/// The message of the page, as an alert among its elements.
extension ShownPage {
  /// The ids of the alert, its field and its buttons.
  var dialogIDs: [ElementID] {
    let ids = page.reserve(8)
    return Array(dialogCount.isMultiple(of: 2) ? ids[..<4] : ids[4...])
  }

  /// Adds a message that has appeared, or removes one that was answered.
  ///
  /// - Parameter isFirst: Whether the update is the whole page, for a session that begins.
  func show(_ dialog: PageDialog?, in update: inout TreeUpdate, isFirst: Bool = false) {
    guard dialog != self.dialog || isFirst && dialog != nil else { return }
    let old = dialogIDs
    let wasShown = self.dialog != nil && !isFirst
    // A message after a message is another alert.
    if dialog != nil { dialogCount += 1 }
    self.dialog = dialog
    // A message that opens while the first document loads is all there is so far.
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

  /// Shows the message as the user has filled it in.
  func change(_ dialog: PageDialog) -> TreeUpdate {
    self.dialog = dialog
    return TreeUpdate(changes: dialog.elements(dialogIDs))
  }
}
