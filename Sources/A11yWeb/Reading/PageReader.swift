// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// Reads a page: lets it settle, waits until it is loaded, and finds what has changed.
@MainActor
final class PageReader {
  let browser: Browser
  let options: PageOptions
  /// The tabs and windows that the page has opened, itself among them.
  let windows: PageWindows
  /// What the session knows of the page.
  let shown = ShownPage()
  let output: PageOutput
  /// Called with each tab that the page has opened.
  var onOpened: (PageWindow) -> Void = { _ in }
  /// Whether the page was read once.
  private(set) var isOpen = false
  private var isReadingLiveChange = false
  /// What waits for the page to be quiet, where its time is real.
  private(set) var quiet: PageChanges?

  init(_ window: PageWindow, in browser: Browser, _ options: PageOptions, to output: PageOutput) {
    windows = PageWindows(window)
    self.browser = browser
    self.options = options
    self.output = output
  }

  /// Calls back when a page in real time has changed by itself and has to be read.
  func watch(onChange: @escaping () -> Void) {
    if time == .real { quiet = PageChanges(onChange: onChange) }
  }

  /// Records that the page has been read.
  func didOpen() {
    isOpen = true
    quiet?.remind()
  }

  var time: PageOptions.Time { options.time }

  /// The tab in front, with its clock.
  var window: PageWindow { windows.front }

  var target: PageTarget { window.target }

  /// The elements of the tab in front.
  var page: LivePage { shown.page }

  /// What was read last.
  var reading: PageReading { shown.reading }

  var focus: PageFocus { shown.focus }

  var selects: OpenSelects { shown.selects }

  /// The DOM node of an element.
  func domNode(of id: ElementID) -> Int? { page.node(of: id)?.backendDOMNodeId }

  /// Lets the page settle, reads it, and returns what changed.
  func settle(for time: Duration = Limits.turn) async -> TreeUpdate {
    do {
      switch self.time {
      case .virtual:
        try await window.clock.advance(by: time)
        try await untilServerIsQuiet()
      case .real: await quiet?.wait()
      }
    } catch {
      await stop(error)
    }
    await followWindows()
    let update = await read()
    if let notice = window.clock.takeNotice() { output.note(notice) }
    return update
  }

  /// Waits until the page is loaded.
  func load() async {
    let target = target
    let end = ContinuousClock.now + (time == .virtual ? Limits.longest : Limits.load)
    var rest = Limits.load
    while !target.isLoaded, target.dialog == nil, !output.isClosed, rest > .zero, .now < end {
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
    if !target.isLoaded, target.dialog == nil, !output.isClosed {
      output.note("The page was still loading after \(Limits.load.components.seconds) s.")
    }
    await quiet?.wait()
    do { try await untilServerIsQuiet() } catch { await stop(error) }
  }

  /// Reads a live region that has changed while time passes, so that its next state does not replace this one
  /// unheard.
  func readLiveChange() async {
    guard isOpen, !isReadingLiveChange, target.isLoaded else { return }
    isReadingLiveChange = true
    output.send(await read(isSure: true))
    isReadingLiveChange = false
  }

  private func alignTime() async {
    guard time == .virtual else { return }
    do {
      guard try await window.clock.align(isInFront: windows.hasNewFront) else { return }
      try await untilServerIsQuiet()
    } catch { await stop(error) }
  }

  /// Waits until the server is quiet and the page has taken in what came; what it asks then is waited for,
  /// too.
  private func untilServerIsQuiet() async throws(DevToolsError) {
    for _ in 0..<Limits.trafficRounds {
      guard window.clock.traffic.due(at: .now) != nil else { return }
      try await window.clock.untilServerIsQuiet(in: time)
      await quiet?.wait()
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
    for _ in 0..<Limits.navigations where !output.isClosed && target.dialog == nil {
      if !target.isLoaded { await load() }
      await alignTime()
      let target = target
      let generation = target.generation
      quiet?.beginReading()
      do {
        // What was noticed once is not noticed again, even if reading fails.
        if !hasChanged { hasChanged = try await target.takeChanged() || selects.hasChanged }
        let isKnown =
          generation == shown.generation && !windows.hasNewFront && !reading.hidesChanges
        if isKnown, !hasChanged, target.generation == generation, target.isLoaded {
          shown.scrolled(to: try await target.evaluate(.state))
          break
        }
        let reading = try await target.read(visited: shown.visited.union([target.url]))
        guard target === self.target, target.generation == generation, target.isLoaded else {
          continue
        }
        let isNewPage = windows.hasNewFront || generation != shown.generation
        refusal = nil
        windows.frontWasRead()
        target.wasRead(reading)
        window.clock.hasLiveRegions = reading.hasLiveRegions
        update = elements { () throws(DocumentError) in
          try shown.show(reading, of: generation, at: target.url, isNewPage: isNewPage)
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
          output.note("The page cannot be read: \(reason). What was there last stays.")
          break
        }
        // Once what keeps the page busy is stopped, it can be read.
        if await stop(error) { continue }
        break
      }
    }
    if hasChanged { target.forgetCounts() }
    if isOpen {
      update.announcements += output.takeAnnouncements()
    }
    shown.show(target.dialog, in: &update)
    return update
  }

  /// Creates elements, or shows why that failed.
  func elements(_ body: () throws(DocumentError) -> TreeUpdate) -> TreeUpdate {
    do { return try body() } catch {
      output.note("The page cannot be shown: \(error).")
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
    output.note(PageTarget.endlessScript)
    return true
  }

  /// Shows why something could not be done.
  func note(_ error: DevToolsError) {
    switch error {
    case .blocked: break
    case .refused: break
    case .hung, .endless:
      output.note("The page does not answer; what was there last stays.")
    case .crashed: output.end("The page has crashed.")
    case .ended: output.end("The browser has ended.")
    }
  }

  /// The outcome of an action that the browser did not perform.
  func outcome(of error: DevToolsError) async -> ActionResponse.Outcome {
    switch error {
    // A message of the page is what the action led to.
    case .blocked: return .handled
    case .refused: return .refused(notice: "Nothing happens: the element is gone.")
    default:
      // A script that had to be stopped has run.
      if await stop(error) { return .handled }
      return .refused(notice: "Nothing happens: the page does not answer.")
    }
  }
}
