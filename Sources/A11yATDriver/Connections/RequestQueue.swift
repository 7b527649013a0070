// SPDX-License-Identifier: MIT

import A11ySession
import Dispatch
import Foundation
import Synchronization

/// A queue of requests from clients, which are performed one after another on the main thread.
///
/// A request that waits for a page may run the main queue. The next request begins only after the current one has
/// finished.
public final class RequestQueue: Sendable {
  private let requests = Mutex<[@MainActor @Sendable () -> Void]>([])
  private let isOver = Atomic(false)

  /// Creates an empty queue.
  public init() {}

  /// Adds a request from any thread.
  func add(_ request: @escaping @MainActor @Sendable () -> Void) {
    requests.withLock { $0.append(request) }
    wake()
  }

  /// Adds a request and waits on the connection's thread for the response.
  func answer<Value: Sendable>(
    _ request: @escaping @MainActor @Sendable () -> Value
  ) -> Value? {
    let answer = Answer<Value>()
    let isDone = DispatchSemaphore(value: 0)
    add {
      answer.value.withLock { $0 = request() }
      isDone.signal()
    }
    isDone.wait()
    return answer.value.withLock(\.self)
  }

  private final class Answer<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// Performs the requests until ``end()`` is called.
  @MainActor
  public func run() {
    while !isOver.load(ordering: .relaxed) {
      while let request = next() { request() }
      MainQueue.wait(until: .distantFuture)
    }
  }

  /// Makes ``run()`` return after the current request.
  public func end() {
    isOver.store(true, ordering: .relaxed)
    wake()
  }

  private func next() -> (@MainActor @Sendable () -> Void)? {
    requests.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// Wakes an idle run loop by submitting an empty block to the main queue.
  private func wake() { DispatchQueue.main.async {} }
}
