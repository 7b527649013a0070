// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// Whether an element is outside the part of the page that is shown.
  func isOutOfView(_ id: ElementID) -> Bool {
    guard let element = page.elements[id], element.hasDetails, let frame = element.details.frame,
      reading.view.height > 0, frame.width > 0 || frame.height > 0
    else { return false }
    let view = reading.view
    return frame.y < view.y || frame.maxY > view.maxY && frame.y > view.y
      || frame.maxX < view.x || frame.x > view.maxX
  }

  /// Scrolls an element into view, after which the page may have more to show.
  ///
  /// A page that cannot hear of it is scrolled later, before it is asked for anything: nothing that
  /// is said depends on it.
  func scroll(to id: ElementID) {
    guard let node = domNode(of: id) else { return }
    guard time == .virtual else {
      return enqueue("the page to scroll") { await self.scrollAndRead(node) }
    }
    if scrolling.isNoticed == false { return owe(node, id) }
    enqueue("the page to scroll") {
      await self.askForScrolling()
      if self.scrolling.isNoticed == false {
        self.owe(node, id)
      } else {
        await self.scrollAndRead(node)
      }
    }
  }

  /// Asks the page whether it may hear of scrolling, if that is not known.
  func askForScrolling() async {
    guard time == .virtual, scrolling.isNoticed == nil else { return }
    scrolling.setNoticed(try? await target.noticesScrolling())
  }

  private func owe(_ node: Int, _ id: ElementID) {
    scrolling.owe(node)
    if let frame = page.elements[id]?.details.frame { shown.show(frame) }
  }

  /// Scrolls to where the cursor has got meanwhile.
  func scrollIfOwed() async {
    guard let node = scrolling.takeOwed() else { return }
    await noting { () throws(DevToolsError) in
      shown.show(try await target.show(node))
    }
  }

  /// Scrolls to a node. Most pages only move then, and need not be read again.
  private func scrollAndRead(_ node: Int) async {
    await noting { () throws(DevToolsError) in
      let wasChanged = try await target.takeChanged()
      let view = try await target.show(node)
      if time == .virtual { try await window.clock.advance(by: Limits.scroll) }
      // Time that stands still has changed nothing.
      if wasChanged, time == .real {
        target.forgetCounts()
        return send(await settle())
      }
      guard try await target.takeChanged() else { return shown.show(view) }
      target.forgetCounts()
      send(await settle())
    }
  }

  /// Scrolls what contains an element by a page.
  func scroll(
    towards edge: ScrollEdge,
    from node: Int
  ) async throws(DevToolsError) -> ActionResponse {
    let answer = try await target.call("scroll", on: node, [.string(edge.rawValue)])
    var update = await settle()
    guard answer["moved"].isTrue, let page = answer["page"].integer,
      let count = answer["count"].integer
    else { return .refused("Nothing scrolls: this is the end.", update: update) }
    update.notifications.append(.pageScrolled("Page \(page) of \(count)"))
    return .handled(update)
  }
}
