// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

extension PageReader {
  /// Returns whether an element is outside the visible part of the page.
  func isOutOfView(_ id: ElementID) -> Bool {
    guard let element = page.elements[id], element.hasDetails, let frame = element.details.frame,
      reading.view.height > 0, frame.width > 0 || frame.height > 0
    else { return false }
    let view = reading.view
    return frame.y < view.y || frame.maxY > view.maxY && frame.y > view.y
      || frame.maxX < view.x || frame.x > view.maxX
  }

  /// Returns whether a node is scrolled out of view by a scrollable box or the frame that contains it.
  func isClipped(_ node: Int) async -> Bool {
    guard reading.hasScrollBoxes else { return false }
    return (try? await target.call(.isClipped, on: node).isTrue) ?? false
  }

  /// Asks the page whether its scripts could notice scrolling, unless the answer is already known.
  func askForScrolling() async {
    guard time == .virtual, shown.noticesScrolling == nil else { return }
    shown.learn(noticesScrolling: try? await target.noticesScrolling())
  }

  func owe(_ node: Int, _ id: ElementID) {
    shown.scrollAhead(to: node, page.elements[id]?.details.frame)
  }

  /// Scrolls the page to the node that has not been scrolled into view yet, if any.
  func scrollIfOwed() async {
    guard let node = shown.takeOwedScroll() else { return }
    await noting { () throws(DevToolsError) in
      shown.scrolled(to: try await target.show(node))
    }
  }

  /// Scrolls to a node. Most pages do not change when they are scrolled, and need not be reread.
  func scrollAndRead(_ node: Int) async {
    await noting { () throws(DevToolsError) in
      let wasChanged = try await target.takeChanged()
      let view = try await target.show(node)
      if time == .virtual { try await window.clock.advance(by: Limits.scroll) }
      // In virtual time, nothing has changed, because time stood still.
      if wasChanged, time == .real {
        target.forgetCounts()
        return output.send(await settle())
      }
      guard try await target.takeChanged() else { return shown.scrolled(to: view) }
      target.forgetCounts()
      output.send(await settle())
    }
  }

  /// Scrolls an element's container by one page.
  func scroll(
    towards edge: ScrollEdge,
    from node: Int
  ) async throws(DevToolsError) -> ActionResponse {
    let answer = try await target.call(.scroll, on: node, .string(edge.rawValue))
    var update = await settle()
    guard answer["moved"].isTrue, let page = answer["page"].integer,
      let count = answer["count"].integer
    else {
      return .refused("The content cannot scroll any further.", update: update)
    }
    update.notifications.append(.pageScrolled("Page \(page) of \(count)"))
    return .handled(update)
  }
}

extension PageTarget {
  /// Returns whether anything on the page could respond to scrolling. If something could respond, the page is scrolled
  /// immediately.
  func noticesScrolling() async throws(DevToolsError) -> Bool {
    guard frames.count == 1, parts.isEmpty else { return true }
    if try await evaluate(.noticesScrolling) != false { return true }
    let asked = "globalThis.requestAnimationFrame?.isAwaited?.() !== false"
    if try await call(.evaluateObject(asked)).value != false { return true }
    for name in ["window", "document"] {
      guard let object = try await call(.evaluateObject(name)).object else { return true }
      let events = try await call(.getListenedEvents(object))
      if events.contains(where: { $0.contains("scroll") }) { return true }
    }
    return false
  }
}
