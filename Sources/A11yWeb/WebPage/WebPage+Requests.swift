// SPDX-License-Identifier: MIT

import A11yOpening
import A11yTree

extension WebPage {
  /// Whether the page moves its own focus, because only the page knows its Tab order. A page moves its own focus unless
  /// the page is closed or shows a dialog.
  public var movesKeyboardFocus: Bool { !isClosed && target.dialog == nil }

  /// Whether keys can be typed ahead, which requires that the page responds to keys immediately. A page with frames in
  /// other processes is excluded, because focus may move between processes without a key being withheld.
  public var takesTypeAhead: Bool {
    guard time == .real, !isClosed, let quiet = reader.quiet else { return false }
    return quiet.isCalm && target.parts.all.isEmpty && target.dialog == nil
  }

  /// Loads the first document.
  func open(_ address: String) async throws(BrowserError) {
    watch(window)
    do { try await history.navigate(to: address) } catch {
      // For example, a browser without a PDF viewer downloads a PDF.
      guard let type = error.downloadType else {
        throw BrowserError("\(address): \(error.words)")
      }
      let reason = UnreadContent.type(type)
      unread = reason
      target.show(reason: reason.description, at: address)
    }
    _ = await reader.read()
    await reader.followWindows()
    if windows.hasNewFront { _ = await reader.read() }
    await reader.askForScrolling()
    await checkContent()
    if unread == nil { unread = await untilReady(reader.options.readiness) }
    reader.didOpen()
    if reader.page.root == nil, target.dialog == nil, isClosed {
      throw BrowserError("\(address): the page closed or crashed while it was loading")
    }
    if time == .real {
      try? await target.call(.getDocument(depth: -1))
    }
  }

  /// Reads the document that is already open.
  func begin() async {
    watch(window)
    _ = await reader.settle()
    reader.didOpen()
    if time == .real {
      try? await target.call(.getDocument(depth: -1))
    }
  }
}

extension WebPage {
  /// Performs a system request, such as a request to move keyboard focus, manage windows or navigate.
  public func perform(_ request: SystemRequest) -> ActionResponse {
    if request == .terminate { return .handled() }
    guard !isClosed else { return .refused("The page is closed.") }
    switch request {
    case .moveKeyboardFocus(let isForward, let start):
      return later("the page to move focus") { await self.actor.tab(isForward, from: start) }
    case .showWindow(let number):
      guard windows.all.indices.contains(number - 1) else {
        return .refused("There is no window \(number).")
      }
      return later("the window") { await self.reader.show(self.windows.all[number - 1]) }
    case .showNextWindow:
      guard windowCount > 1, let place = windows.place else {
        return .refused("There is no other window.")
      }
      return later("the window") {
        await self.reader.show(self.windows.all[(place + 1) % self.windowCount])
      }
    case .closeWindow: return later("the window to close") { await self.reader.closeWindow() }
    case .chooseFiles(let paths):
      guard let chooser = window.fileChooser else {
        return .refused("The page has not asked for a file.")
      }
      let files: [String]
      do { files = try reader.options.files.find(paths, for: chooser) } catch {
        return .refused("The file cannot be chosen, because \(error.reason).")
      }
      window.didChooseFiles()
      return later("the page to read the file") { await self.actor.choose(files, in: chooser) }
    case .openURL(let address):
      return later("the page to load") { await self.history.go(to: address) }
    case .goBack: return later("the page to load") { await self.history.goInHistory(by: -1) }
    case .goForward: return later("the page to load") { await self.history.goInHistory(by: 1) }
    case .reload: return later("the page to load") { await self.history.reload() }
    case .pressKey(let stroke):
      return later("the page to answer") { await self.actor.pass(stroke) }
    case .announcePage: return later("the page to answer") { await self.history.announce() }
    default: return .refused("A web page does not support this command.")
    }
  }
}

/// The extension that shows the page's dialogs (`alert`, `confirm`, `prompt`) as an alert among the page's elements.
extension WebPage {
  /// Answers requests to the alert, or returns `nil` if the page shows no dialog.
  func answerForDialog(_ request: ActionRequest) -> ActionResponse? {
    guard let dialog = target.dialog else { return nil }
    let ids = reader.shown.dialogIDs
    guard let place = ids.firstIndex(of: request.target) else {
      return .refused("The page shows a dialog that must be closed first.")
    }
    switch (request.action, place) {
    case (.escape, _): return answer(dialog, accepts: dialog.kind == .alert)
    case (.activate, 2), (.submit, 1): return answer(dialog, accepts: true)
    case (.activate, 3): return answer(dialog, accepts: false)
    case (.beginEditing, 1): return change { $0.states.isEditing = true }
    case (.endEditing, 1): return change { $0.states.isEditing = false }
    case (.insertText, 1), (.deleteBackward, 1), (.replaceText, 1), (.moveInsertionPoint, 1):
      var edited = dialog.field
      if let notice = edited.edit(request.action) { return .refused(notice) }
      return change { $0 = edited }
    case (.focus, _): return .handled()
    default: return .refused("")
    }
  }

  private func change(_ body: (inout Element) -> Void) -> ActionResponse {
    guard var dialog = target.dialog else { return .refused("") }
    body(&dialog.field)
    target.change(dialog)
    return .handled(reader.shown.change(dialog))
  }

  private func answer(_ dialog: PageDialog, accepts: Bool) -> ActionResponse {
    later("the page to continue") {
      // The next dialog may open before the answer to this call arrives.
      await self.reader.noting { () throws(DevToolsError) in
        try await self.target.answerDialog(accepts: accepts, promptText: dialog.field.value)
      }
      return .handled(await self.reader.settle())
    }
  }
}
