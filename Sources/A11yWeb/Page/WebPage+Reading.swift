// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

extension WebPage {
  /// Lets the page settle, reads it, and returns what changed.
  func settle(for time: Duration = Limits.turn) async -> TreeUpdate {
    do {
      switch self.time {
      case .virtual:
        try await window.clock.advance(by: time)
        try await untilServerIsSilent()
      case .real: await quiet?.wait()
      }
    } catch {
      await stop(error)
    }
    await followWindows()
    let update = await read()
    if let notice = window.clock.takeNotice() { note(notice) }
    return update
  }

  /// Waits until the page is loaded.
  func load() async {
    let target = target
    let end = ContinuousClock.now + (time == .virtual ? Limits.longest : Limits.load)
    var rest = Limits.load
    while !target.isLoaded, target.dialog == nil, !isClosed, rest > .zero, .now < end {
      switch time {
      case .virtual:
        rest -= Limits.loadStep
        do { try await window.clock.grant(Limits.loadStep) } catch {
          if await stop(error) { continue }
          return
        }
      case .real: await target.untilLoaded(limit: Limits.load)
      }
    }
    if !target.isLoaded, target.dialog == nil, !isClosed {
      note("The page was still loading after \(Limits.load.components.seconds) s.")
    }
    await quiet?.wait()
    do { try await untilServerIsSilent() } catch { await stop(error) }
  }

  private func alignTime() async {
    guard time == .virtual else { return }
    do {
      guard try await window.clock.align(isInFront: list.hasNewFront) else { return }
      try await untilServerIsSilent()
    } catch { await stop(error) }
  }

  /// Waits until the server is silent over the page’s sockets, if it has any, and the page has taken
  /// in what came; what it asks then is waited for, too.
  private func untilServerIsSilent() async throws(DevToolsError) {
    var rounds = 0
    while window.clock.sockets.areOpen, rounds < Limits.socketRounds {
      rounds += 1
      try await window.clock.untilSocketsAreSilent(in: time)
      switch time {
      case .virtual: try await window.clock.advance(by: Limits.socketStep)
      case .real: await quiet?.wait()
      }
      guard window.clock.sockets.owesAnswer else { return }
    }
  }

  /// Reads the page and returns what changed, with where its focus is.
  ///
  /// A page that navigates meanwhile is loaded and read again.
  ///
  /// - Parameter isSure: Whether it has changed, so that the page need not be asked first.
  func read(isSure: Bool = false) async -> TreeUpdate {
    var update = TreeUpdate()
    var hasChanged = isSure
    var refusal: String?
    quiet?.beginReading()
    for _ in 0..<Limits.navigations where !isClosed && target.dialog == nil {
      if !target.isLoaded { await load() }
      await alignTime()
      let target = target
      let generation = target.generation
      quiet?.beginReading()
      do {
        // What was noticed once is not noticed again, even if reading fails.
        if !hasChanged { hasChanged = try await target.takeChanged() || selects.hasChanged }
        let isKnown = generation == shown.generation && !list.hasNewFront && !reading.hidesChanges
        if isKnown, !hasChanged, target.generation == generation, target.isLoaded {
          shown.scrolled(to: try await target.evaluate(.state))
          break
        }
        let reading = try await target.read(visited: shown.visited)
        guard target === self.target, target.generation == generation, target.isLoaded else {
          continue
        }
        let isNewPage = list.hasNewFront || generation != shown.generation
        refusal = nil
        list.frontWasRead()
        target.wasRead(reading)
        update = elements { () throws(DocumentError) in
          try shown.take(reading, of: generation, at: target.url, isNewPage: isNewPage)
        }
        hasChanged = false
        break
      } catch {
        if case .refused(let reason) = error {
          // Refused because the document has gone; otherwise asked once more, then reported.
          let isGone = target !== self.target || target.generation != generation || !target.isLoaded
          if isGone || refusal == nil {
            refusal = isGone ? nil : reason
            continue
          }
          note("The page cannot be read: \(reason). What was there last stays.")
          break
        }
        // Once what keeps the page busy is stopped, it can be read.
        if await stop(error) { continue }
        break
      }
    }
    if hasChanged { target.forgetCounts() }
    if isOpen {
      update.announcements += takeSaid()
    }
    shown.show(target.dialog, in: &update)
    return update
  }

  /// Reads a page in real time that has changed by itself; while something else is under way, after
  /// that.
  func readChange() {
    guard !isClosed, isOpen, progress == .settled else { return }
    enqueue("the page to change") { self.send(await self.read()) }
  }

  /// Creates elements, or shows why that failed.
  func elements(_ body: () throws(DocumentError) -> TreeUpdate) -> TreeUpdate {
    do { return try body() } catch {
      note("The page cannot be shown: \(error).")
      return TreeUpdate()
    }
  }

  /// Performs work, and shows why if it failed.
  func noting(_ body: () async throws(DevToolsError) -> Void) async {
    do { try await body() } catch { note(error) }
  }

  /// Stops a script that keeps the page busy, and shows that, or why something could not be done.
  ///
  /// Returns whether a script was stopped.
  @discardableResult
  func stop(_ error: DevToolsError) async -> Bool {
    guard error == .endless else {
      note(error)
      return false
    }
    await target.stopScripts()
    note(PageTarget.endlessScript)
    return true
  }

  /// Shows why something could not be done.
  func note(_ error: DevToolsError) {
    switch error {
    case .blocked: break
    case .refused: break
    case .hung, .endless:
      note("The page does not answer; what was there last stays.")
    case .crashed: end("The page has crashed.")
    case .ended: end("The browser has ended.")
    }
  }
}
