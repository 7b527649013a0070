// SPDX-License-Identifier: MIT

import Foundation
import OpenCombine

// OpenCombine 0.14 has no CombineLatest.

/// A subscription to several publishers that sends their latest values together.
final class CombinedSubscription<Failure: Error>: Subscription, @unchecked Sendable {
  // `lock` protects `state` and is not held while the subscriber is called. `delivery` is held during the call, so that
  // publishers on two threads call the subscriber one after another.
  private struct State {
    /// The latest value of each publisher, or `nil` for a publisher that has not yet sent a value.
    var latest: [Any?]
    /// Whether the latest values have not been sent yet.
    var isPending = false
    var open: Int
    var demand = Subscribers.Demand.none
    var upstream: [AnyCancellable] = []
    var isDone = false
  }

  private var state: State
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let receive: ([Any]) -> Subscribers.Demand
  private let complete: (Subscribers.Completion<Failure>) -> Void

  init(
    _ count: Int,
    receive: @escaping ([Any]) -> Subscribers.Demand,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    state = State(latest: Array(repeating: nil, count: count), open: count)
    self.receive = receive
    self.complete = complete
  }

  func add<P: Publisher>(_ publisher: P, _ place: Int) where P.Failure == Failure {
    let cancellable = publisher.sink(
      receiveCompletion: { [weak self] in self?.finish($0, place) },
      receiveValue: { [weak self] in self?.take($0, place) }
    )
    lock.withLock { if !state.isDone { state.upstream.append(cancellable) } }
  }

  func request(_ demand: Subscribers.Demand) {
    delivery.withLock {
      lock.withLock { state.demand += demand }
      deliver()
    }
  }

  func cancel() {
    let upstream = lock.withLock {
      state.isDone = true
      defer { state.upstream = [] }
      return state.upstream
    }
    for cancellable in upstream { cancellable.cancel() }
  }

  private func take(_ value: Any, _ place: Int) {
    delivery.withLock {
      lock.withLock {
        state.latest[place] = value
        state.isPending = state.latest.allSatisfy { $0 != nil }
      }
      deliver()
    }
  }

  /// Sends the latest values if the subscriber has requested values. The caller must hold the `delivery` lock.
  private func deliver() {
    let values: [Any]? = lock.withLock {
      guard state.isPending, state.demand > 0, !state.isDone else { return nil }
      state.isPending = false
      state.demand -= 1
      return state.latest.compactMap(\.self)
    }
    guard let values else { return }
    let more = receive(values)
    lock.withLock { state.demand += more }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>, _ place: Int) {
    delivery.withLock {
      let isOver = lock.withLock {
        guard !state.isDone else { return false }
        state.open -= 1
        if case .failure = completion {
          state.isDone = true
        } else if state.open == 0 || state.latest[place] == nil {
          // Without a value from every publisher, there will never be a combined value.
          state.isDone = true
        }
        return state.isDone
      }
      guard isOver else { return }
      cancel()
      complete(completion)
    }
  }
}
