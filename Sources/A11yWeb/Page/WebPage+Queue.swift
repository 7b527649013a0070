// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// Does something after what is under way, and answers then.
  func later(
    _ what: String,
    _ body: @escaping @MainActor () async -> ActionResponse
  ) -> ActionResponse {
    lastTicket += 1
    let ticket = RequestTicket(lastTicket)
    enqueue(what, { await body() }) { self.onEvent?(.answered(ticket, $0)) }
    return .underWay(ticket)
  }

  /// Does something after what is under way.
  func enqueue(_ what: String, _ body: @escaping @MainActor () async -> Void) {
    enqueue(what, body) { _ in }
  }

  private func enqueue<Result>(
    _ what: String,
    _ body: @escaping @MainActor () async -> Result,
    _ finish: @escaping @MainActor (Result) -> Void
  ) {
    let before = lastTask
    work.append(what)
    lastTask = Task {
      await before?.value
      await scrollIfOwed()
      let result = await body()
      work.removeFirst()
      // Whoever hears of it finds the page settled.
      let shown = notices
      notices = []
      for notice in shown where !isClosed { onEvent?(.notice(notice)) }
      if !isClosed { finish(result) }
      if work.isEmpty, !isClosed { onEvent?(.settled) }
    }
  }

  /// Sends a change, if it is one.
  func send(_ update: TreeUpdate) {
    if !update.isEmpty { onEvent?(.changed(update)) }
  }

  /// Shows a sentence.
  func show(notice: String) {
    if work.isEmpty, let onEvent { onEvent(.notice(notice)) } else { notices.append(notice) }
  }

  /// Ends the page: what was there last can still be read.
  func end(_ reason: String) {
    guard !isClosed else { return }
    onEvent?(.closed(reason))
    letGo()
  }

  /// Releases the page in the browser, and what serves it.
  func letGo() {
    guard !isClosed else { return }
    isClosed = true
    quiet?.stop()
    browser.forget(self)
    onClose()
    onClosed()
  }
}
