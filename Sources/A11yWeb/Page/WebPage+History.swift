// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// Goes back or forward in the history of the window in front.
  func goInHistory(by offset: Int) async -> ActionResponse {
    do {
      if try await move(by: offset) { return .handled(await settleWhereLeft()) }
    } catch {
      return ActionResponse(await outcome(of: error), update: await settle())
    }
    let words = offset < 0 ? "before this one" : "to go on to"
    return .refused("Nothing happens: there is no page \(words).")
  }

  /// Leaves the page: back to the one before, or back from a window to the one that has opened it.
  ///
  /// - Returns: Whether there was anything to go back to.
  func leave() async throws(DevToolsError) -> Bool {
    if try await move(by: -1) { return true }
    guard windows.count > 1, window !== windows[0] else { return false }
    send(await closeWindow().update)
    return true
  }

  /// Loads the page again.
  func reload() async -> ActionResponse {
    do {
      target.beginLoading()
      try await target.call(.reload, limit: Limits.load)
      return .handled(await settle())
    } catch {
      return ActionResponse(await outcome(of: error), update: await settle())
    }
  }

  /// Says what the page is, for a user who has lost their way.
  func announce() async -> ActionResponse {
    do {
      let current = try await target.call(.getNavigationHistory).entry(0)?.url
      var parts = [title, AddressMask.masked(address: current ?? url)].filter { !$0.isEmpty }
      if windows.count > 1, let place = windows.firstIndex(where: { $0 === window }) {
        parts.append("window \(place + 1) of \(windows.count)")
      }
      let words = parts.joined(separator: ", ")
      return .handled(TreeUpdate(announcements: [Announcement(words)]))
    } catch {
      return ActionResponse(await outcome(of: error))
    }
  }

  /// Lets the page settle; one that was gone back to, where the user has left it.
  func settleWhereLeft() async -> TreeUpdate {
    var update = await settle()
    if let place = trail.takeReturn(to: target.url, among: page.elements) {
      update.focusRequests.append(focus.request(place))
    }
    return update
  }

  private func move(by offset: Int) async throws(DevToolsError) -> Bool {
    // Every tab begins with an empty page of ours.
    guard let entry = try await target.call(.getNavigationHistory).entry(offset),
      entry.url != "about:blank"
    else { return false }
    if offset < 0 { trail.beginReturn() }
    try await target.call(.navigate(toEntry: entry))
    return true
  }
}
