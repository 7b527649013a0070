// SPDX-License-Identifier: MIT

import A11yTree

extension WebPage {
  /// Queues work, and answers the request when it is done.
  func later(
    _ what: String,
    _ body: @escaping @MainActor () async -> ActionResponse
  ) -> ActionResponse {
    let ticket = queue.makeTicket()
    enqueue(what, { await body() }) { self.onEvent?(.answered(ticket, $0)) }
    return .underWay(ticket)
  }

  /// Queues work after the work under way.
  func enqueue(_ what: String, _ body: @escaping @MainActor () async -> Void) {
    enqueue(what, body) { _ in }
  }

  private func enqueue<Result>(
    _ what: String,
    _ body: @escaping @MainActor () async -> Result,
    _ finish: @escaping @MainActor (Result) -> Void
  ) {
    queue.add(
      what,
      {
        await self.scrollIfOwed()
        return await body()
      },
      { result in
        // Whoever hears of it finds the page settled.
        for notice in self.takeNotices() where !self.isClosed {
          self.onEvent?(.notice(notice))
        }
        if !self.isClosed { finish(result) }
        guard self.queue.isEmpty, !self.isClosed else { return }
        self.onEvent?(.settled)
        // It may have changed since it was read.
        self.quiet?.remind()
      }
    )
  }

  /// Sends a change, if it is one.
  func send(_ update: TreeUpdate) {
    if !update.isEmpty { onEvent?(.changed(update)) }
  }
}
