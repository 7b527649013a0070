// SPDX-License-Identifier: MIT

/// Calls that were sent together, and the code that waits for all of their replies.
@BusActor
final class BusBatch {
  private var replies: [BusConnection.Reply?]
  private var missing: Int
  private let continuation: CheckedContinuation<[BusConnection.Reply], Never>

  init(count: Int, _ continuation: CheckedContinuation<[BusConnection.Reply], Never>) {
    replies = Array(repeating: nil, count: count)
    missing = count
    self.continuation = continuation
  }

  func answer(_ place: Int, _ reply: BusConnection.Reply) {
    guard replies[place] == nil else { return }
    replies[place] = reply
    missing -= 1
    guard missing == 0 else { return }
    continuation.resume(returning: replies.map { $0 ?? .failure(.disconnected) })
  }
}
