// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// Listens for a window's events.
  func watch(_ window: PageWindow) {
    window.clock.onLiveChange = { [weak self, weak window] in
      if let self, self.window === window { await self.reader.readLiveChange() }
    }
    window.clock.onProgress = { [weak self] in self?.output.keepWaiting() }
    window.target.onEvent = { [weak self, weak window] event in
      guard let self, let window else { return }
      window.clock.handle(event)
      self.handle(event, in: window)
    }
  }

  private func handle(_ event: BrowserEvent, in window: PageWindow) {
    switch event {
    case .crashed:
      window.clock.interrupt()
      output.end("The page has crashed.")
    case .dialogOpened:
      window.clock.interrupt()
      changedByItself(window)
    case .responseReceived(let response):
      guard response.type == "Document", response.frame == window.target.mainFrame,
        let status = response.status, status >= 400
      else { return }
      let words = response.statusText
      show(notice: "The server returned status \(status)\(words.isEmpty ? "" : " (\(words))").")
    case .bindingCalled(PageScript.binding, let payload):
      handle(payload.flatMap(PageReport.init), in: window)
    case .fileChooserOpened(let chooser):
      window.didOpen(chooser)
      show(notice: "The page is asking for a file; use “choose file PATH” to choose one.")
    case .contextsCleared: window.beginDocument()
    case .loadingFailed(_, "Document", let error): window.didFail(error)
    case .frameNavigated(let frame):
      // If this address is set, the browser shows its own error page instead of the document.
      if let address = frame.unreachableURL, frame.parent == nil, reader.isOpen {
        let problem = window.target.loadingProblem(window.loadingError)
        window.target.show(reason: problem.words, at: address)
        if !history.isReporting { show(notice: "The page cannot be shown: \(problem.words).") }
      }
      changedByItself(window)
    case .documentLoaded, .nodesUpdated, .treeLoaded, .frameDetached, .domChanged:
      changedByItself(window)
    default: break
    }
  }

  private func handle(_ report: PageReport?, in window: PageWindow) {
    switch report {
    // An announcement is spoken together with the page's changes.
    case .announcement(let announcement):
      if window === self.window, output.keep(announcement) { changedByItself(window) }
    case .permission(let kind):
      guard let words = PageReport.permissions[kind], window.refuse(kind) else { return }
      show(notice: "The page asked for permission \(words), but permission was denied.")
    case nil: break
    }
  }

  /// Returns whether a frame is in one of the page's windows.
  func holds(frame: String) -> Bool {
    windows.all.contains { $0.target.frames.contains { $0.id == frame } }
  }

  /// Schedules a reading of a page in real time. A page in virtual time is read only in turns.
  private func changedByItself(_ window: PageWindow) {
    guard time == .real, !isClosed, window === self.window else { return }
    reader.quiet?.note()
  }

  /// Records that a tab was opened or closed.
  func targetEvent(_ event: BrowserEvent) {
    switch event {
    case .targetCreated(let info):
      guard info.type == "page", let opener = info.opener, windows.noteOpening(info.id, by: opener)
      else { return }
      followsWindows()
    case .targetDestroyed(let id):
      let front = window
      guard let gone = windows.remove(id) else { return }
      gone.target.browser.devTools.failPending(in: gone.target.session, .refused("closed"))
      gone.clock.interrupt()
      if windows.all.isEmpty { return output.end("The page has closed itself.") }
      if gone === front { followsWindows() }
    default: break
    }
  }

  /// Handles windows that a page in real time has opened or closed on its own.
  private func followsWindows() {
    guard time == .real else { return }
    enqueue("the window to open") {
      await self.reader.followWindows()
      self.output.send(await self.reader.read())
    }
  }
}
