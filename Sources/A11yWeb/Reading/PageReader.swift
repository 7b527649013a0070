// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree

/// The reader of a page, which waits until the page is loaded, lets it settle, and finds changes.
@MainActor
final class PageReader {
  let browser: Browser
  let options: PageOptions
  /// The page itself, and the tabs and windows that it has opened.
  let windows: PageWindows
  /// The state of the page as the session knows it.
  let shown = ShownPage()
  let output: PageOutput
  /// A closure that is called with each tab that the page opens.
  var onOpened: (PageWindow) -> Void = { _ in }
  /// Whether the page has been read at least once.
  private(set) var isOpen = false
  private var isReadingLiveChange = false
  /// The detector that determines when a page in real time changes and when it is quiet, or `nil` if the page's time is
  /// virtual.
  private(set) var quiet: PageChanges?

  init(_ window: PageWindow, in browser: Browser, _ options: PageOptions, to output: PageOutput) {
    windows = PageWindows(window)
    self.browser = browser
    self.options = options
    self.output = output
  }

  /// Sets the closure that is called when a page in real time has changed on its own and must be
  /// read.
  func watch(onChange: @escaping () -> Void) {
    if time == .real { quiet = PageChanges(onChange: onChange) }
  }

  /// Records that the page has been read.
  func didOpen() {
    isOpen = true
    quiet?.remind()
  }

  var time: PageOptions.Time { options.time }

  /// The frontmost tab and its clock.
  var window: PageWindow { windows.front }

  var target: PageTarget { window.target }

  /// The elements of the frontmost tab.
  var page: LivePage { shown.page }

  /// The last reading.
  var reading: PageReading { shown.reading }

  var focus: PageFocus { shown.focus }

  var selects: OpenSelects { shown.selects }

  /// Returns an element's DOM node.
  func domNode(of id: ElementID) -> Int? { page.node(of: id)?.backendDOMNodeId }

  /// Lets the page settle, reads it, and returns the changes.
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
    quiet?.didWait(foundChange: !update.isEmpty)
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
        do { try await window.clock.grant(Limits.loadStep) } catch .hung {
          // The page's time does not advance until the document itself has arrived.
          rest = .zero
        } catch {
          if await stop(error) { continue }
          return
        }
      case .real:
        await target.untilLoaded(limit: Limits.images)
        // The reader does not wait for an image or an advertisement.
        if !target.isLoaded, await target.isParsed() { target.stopLoading() }
      }
    }
    if !target.isLoaded, target.dialog == nil, !output.isClosed {
      // A single image that never arrives must not hide the rest of the page.
      output.note("The page has not finished loading. The content that has arrived is shown.")
      target.stopLoading()
    }
    await quiet?.wait()
    do { try await untilServerIsQuiet() } catch { await stop(error) }
  }

  /// Reads a changed live region while time passes, so that its current state is announced before the next state
  /// replaces it.
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

  /// Waits until the server is quiet and the page has processed the data that has arrived, including data that the page
  /// requests as a result.
  private func untilServerIsQuiet() async throws(DevToolsError) {
    if time == .virtual { try await window.clock.untilRecordedMessagesArrive() }
    for _ in 0..<Limits.trafficRounds {
      guard window.clock.traffic.due(at: .now) != nil else { return }
      try await window.clock.untilServerIsQuiet(in: time)
      await quiet?.wait()
    }
  }

  /// Reads the page, and returns the changes and the position of the page's focus.
  ///
  /// If the page navigates while it is being read, the new document is loaded and read.
  ///
  /// - Parameter isSure: Whether the page is known to have changed, so that it need not be asked first.
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
        // A detected change is not detected again, so it is remembered even if reading fails.
        if !hasChanged { hasChanged = try await target.takeChanged() || selects.hasChanged }
        let isKnown =
          generation == shown.generation && !windows.hasNewFront && !reading.hidesChanges
        if isKnown, !hasChanged, target.generation == generation, target.isLoaded {
          shown.scrolled(to: try await target.evaluate(.state))
          update = shown.showView()
          break
        }
        let reading = try await target.read(
          visited: shown.visited.union([target.url]),
          isStill: time == .virtual
        )
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
          // The call may fail because the document no longer exists. A call that fails for another reason is repeated
          // once, and a second failure is reported.
          let isGone = target !== self.target || target.generation != generation || !target.isLoaded
          if isGone || refusal == nil {
            refusal = isGone ? nil : reason
            continue
          }
          output.note("The page cannot be read: \(reason). Its last content is still shown.")
          break
        }
        // Once the script that keeps the page busy is stopped, the page can be read.
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

  /// Creates elements or, if this fails, shows a notice with the reason.
  func elements(_ body: () throws(DocumentError) -> TreeUpdate) -> TreeUpdate {
    do { return try body() } catch {
      output.note("The page cannot be shown: \(error).")
      return TreeUpdate()
    }
  }

  /// Performs work or, if this fails, shows a notice with the reason.
  func noting(_ body: () async throws(DevToolsError) -> Void) async {
    do { try await body() } catch { note(error) }
  }

  /// Stops a script that keeps the page busy and shows a notice about it, or shows a notice about any other error.
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

  /// Shows a notice about an error.
  func note(_ error: DevToolsError) {
    switch error {
    case .blocked: break
    case .refused: break
    case .hung, .endless:
      output.note("The page is not responding; its last content is still shown.")
    case .crashed: output.end("The page has crashed.")
    case .ended: output.end("The browser has exited.")
    }
  }

  /// Returns the result of an action that caused an error in the browser.
  func outcome(of error: DevToolsError) async -> ActionResponse.Outcome {
    switch error {
    // The action was performed, and the page shows a dialog in response.
    case .blocked: return .handled
    case .refused: return .refused(notice: "The element no longer exists.")
    default:
      // The action was performed, because its script ran until it was stopped.
      if await stop(error) { return .handled }
      return .refused(notice: "The page is not responding.")
    }
  }
}
