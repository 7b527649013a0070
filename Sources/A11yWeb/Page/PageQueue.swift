// SPDX-License-Identifier: MIT

import A11yTree

/// What is under way on a page: one thing after another.
@MainActor
final class PageQueue {
  /// What is under way, in words, in order.
  private var work: [String] = []
  private var last: Task<Void, Never>?
  private var lastTicket: UInt64 = 0

  var isEmpty: Bool { work.isEmpty }

  /// What is under way first, in words.
  var first: String? { work.first }

  func makeTicket() -> RequestTicket {
    lastTicket += 1
    return RequestTicket(lastTicket)
  }

  /// Does something after what is under way.
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
