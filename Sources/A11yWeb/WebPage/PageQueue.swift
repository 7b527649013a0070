// SPDX-License-Identifier: MIT

import A11yTree

/// A queue for the work on a page, which runs one work item at a time.
@MainActor
final class PageQueue {
  /// Descriptions of the queued work items, in order.
  private var work: [String] = []
  private var last: Task<Void, Never>?
  private var lastTicket: UInt64 = 0

  var isEmpty: Bool { work.isEmpty }

  /// The description of the current work item.
  var first: String? { work.first }

  func makeTicket() -> RequestTicket {
    lastTicket += 1
    return RequestTicket(lastTicket)
  }

  /// Adds a work item to the end of the queue.
  ///
  /// - Parameter finish: A closure that is called with the result when the work is no longer in the queue.
  func add<Result>(
    _ what: String,
    _ body: @escaping @MainActor () async -> Result,
    _ finish: @escaping @MainActor (Result) -> Void
  ) {
    let before = last
    work.append(what)
    last = Task {
      await before?.value
      let result = await body()
      work.removeFirst()
      finish(result)
    }
  }
}

/// The extension that queues work for requests and events.
extension WebPage {
  /// Queues work, and answers the request when the work is finished.
  func later(
    _ what: String,
    _ body: @escaping @MainActor () async -> ActionResponse
  ) -> ActionResponse {
    let ticket = queue.makeTicket()
    enqueue(what, { await body() }) { self.onEvent?(.answered(ticket, $0)) }
    return .underWay(ticket)
  }

  /// Adds a work item to the end of the queue.
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
        await self.reader.scrollIfOwed()
        return await body()
      },
      { result in
        // By the time listeners are notified, the page has settled.
        for notice in self.output.takeNotices() where !self.isClosed {
          self.onEvent?(.notice(notice))
        }
        if !self.isClosed { finish(result) }
        guard self.queue.isEmpty, !self.isClosed else { return }
        self.onEvent?(.settled)
        // The page may have changed since it was read.
        self.reader.quiet?.remind()
      }
    )
  }
}
