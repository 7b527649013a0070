// SPDX-License-Identifier: MIT

import A11yTree

/// The work on a page, one piece after another.
@MainActor
final class PageQueue {
  /// Descriptions of the queued work, in order.
  private var work: [String] = []
  private var last: Task<Void, Never>?
  private var lastTicket: UInt64 = 0

  var isEmpty: Bool { work.isEmpty }

  /// The description of the work under way.
  var first: String? { work.first }

  func makeTicket() -> RequestTicket {
    lastTicket += 1
    return RequestTicket(lastTicket)
  }

  /// Queues work after the work under way.
  ///
  /// - Parameter finish: Takes the result when that is no longer under way.
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
