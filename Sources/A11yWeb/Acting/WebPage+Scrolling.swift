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
  func scroll(to id: ElementID) {
    guard let node = domNode(of: id) else { return }
    enqueue("the page to scroll") {
      await self.noting { () throws(DevToolsError) in
        _ = try await self.target.call("show", on: node)
      }
      self.send(await self.settle())
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
