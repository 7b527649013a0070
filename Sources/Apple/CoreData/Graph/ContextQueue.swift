// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// The queue of a context.
final class ContextQueue: Sendable {
  private let queue: DispatchQueue
  private let isMain: Bool
  private static let key = DispatchSpecificKey<Identity>()

  init(isMain: Bool) {
    self.isMain = isMain
    queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
    queue.setSpecific(key: Self.key, value: identity)
  }

  private enum Identity: Equatable {
    case main
    case own(ObjectIdentifier)
  }

  private var identity: Identity { isMain ? .main : .own(ObjectIdentifier(self)) }

  /// Whether the current code is running on the queue. After a program calls `dispatchMain`, the main queue can run on
  /// any thread.
  private var isCurrent: Bool {
    isMain && Thread.isMainThread || DispatchQueue.getSpecific(key: Self.key) == identity
  }

  /// Runs a block asynchronously.
  func async(_ block: @escaping () -> Void) {
    // The block is only passed on to the queue, so it is not used concurrently.
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  /// Runs a block after the running code or, while views are evaluated, at the end of the turn.
  func afterwards(_ block: @escaping @Sendable () -> Void) {
    if isMain, Evaluation.isHere, let inbox = CurrentHost.inbox {
      inbox.post(.action(block))
    } else {
      queue.async(execute: block)
    }
  }

  /// Runs a block and waits until it has finished.
  func sync<T>(_ block: () throws -> T) rethrows -> T {
    if isCurrent { return try block() }
    return try queue.sync(execute: block)
  }
}

extension NSManagedObjectContext {
  /// Runs a block on the context's queue asynchronously.
  public func perform(_ block: sending @escaping () -> Void) { queue.async(block) }

  /// Runs a block on the context's queue and waits until it has finished.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try queue.sync(block) }

  /// Runs a block on the context's queue, and returns its result or throws its error.
  nonisolated(nonsending) public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate,
    _ block: sending @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    nonisolated(unsafe) let block = block
    let box = await withCheckedContinuation {
      (continuation: CheckedContinuation<Sent<T, Failure>, Never>) in
      queue.async { continuation.resume(returning: Sent(result: Result(catching: block))) }
    }
    return try box.result.get()
  }

  /// The scheduling mode of an asynchronous block. The scheduling mode has no effect, because a block always runs after
  /// the blocks that are already waiting.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

/// The result of a block on a context's queue, as passed to the task that waits for it.
// The value is created on the queue and read once by the waiting task.
private struct Sent<T, Failure: Error>: @unchecked Sendable {
  let result: Result<T, Failure>
}

/// The type of queue that a context uses.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSManagedObjectContext {
  /// The type of queue that a context uses.
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// The main queue.
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    /// A private queue.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
  }

  /// Creates a context with the given type of queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }
}
