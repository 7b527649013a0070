// SPDX-License-Identifier: MIT

import A11yJSON
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
  /// A page that cannot notice it is scrolled later, before it is asked for anything: nothing that
  /// is said depends on it.
  func scroll(to id: ElementID) {
    guard let node = domNode(of: id) else { return }
    guard time == .virtual else {
      return enqueue("the page to scroll") { await self.scrollAndRead(node) }
    }
    if shown.noticesScrolling == false { return owe(node, id) }
    enqueue("the page to scroll") {
      await self.askForScrolling()
      if self.shown.noticesScrolling == false {
        self.owe(node, id)
      } else {
        await self.scrollAndRead(node)
      }
    }
  }

  /// Asks the page whether it may notice scrolling, if that is not known.
  func askForScrolling() async {
    guard time == .virtual, shown.noticesScrolling == nil else { return }
    shown.learn(noticesScrolling: try? await target.noticesScrolling())
  }

  private func owe(_ node: Int, _ id: ElementID) {
    shown.scrollAhead(to: node, page.elements[id]?.details.frame)
  }

  /// Scrolls to the cursor's current position.
  func scrollIfOwed() async {
    guard let node = shown.takeOwedScroll() else { return }
    await noting { () throws(DevToolsError) in
      shown.scrolled(to: try await target.show(node))
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
      guard try await target.takeChanged() else { return shown.scrolled(to: view) }
      target.forgetCounts()
      send(await settle())
    }
  }

  /// Scrolls the container of an element by a page.
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

extension PageTarget {
  /// Whether anything on the page may notice scrolling; if so, it happens at once.
  func noticesScrolling() async throws(DevToolsError) -> Bool {
    guard frames.count == 1, parts.isEmpty else { return true }
    if try await evaluate("a11ynav.noticesScrolling()") != false { return true }
    let asked = "globalThis.requestAnimationFrame?.isAwaited?.() !== false"
    if try await call("Runtime.evaluate", ["expression": .string(asked)])
      .result["result"]["value"] != false
    {
      return true
    }
    for name in ["window", "document"] {
      let listeners = try await call(
        "DOMDebugger.getEventListeners",
        ["objectId": try await object(name), "depth": -1, "pierce": true]
      ).result["listeners"]
      if listeners.array.contains(where: { ($0["type"].string ?? "").contains("scroll") }) {
        return true
      }
    }
    return false
  }

  /// An object of the page's own scripts.
  private func object(_ expression: String) async throws(DevToolsError) -> JSONValue {
    try await call(
      "Runtime.evaluate",
      ["expression": .string(expression), "objectGroup": "a11ynav"]
    ).result["result"]["objectId"]
  }
}
