// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation

/// The queue that a context is for.
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

  /// Whether the running code is on the queue. The main one may run on any thread where a program has
  /// called `dispatchMain`.
  private var isCurrent: Bool {
    isMain && Thread.isMainThread || DispatchQueue.getSpecific(key: Self.key) == identity
  }

  /// Runs a block later.
  func async(_ block: @escaping () -> Void) {
    // The block only goes to the queue.
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  /// Runs a block when what runs now has ended: at the end of a turn of views, if it is one.
  func afterwards(_ block: @escaping @Sendable () -> Void) {
    if isMain, Evaluation.isHere, let inbox = CurrentHost.inbox {
      inbox.post(.action(block))
    } else {
      queue.async(execute: block)
    }
  }

  /// Runs a block now, and waits for it.
  func sync<T>(_ block: () throws -> T) rethrows -> T {
    if isCurrent { return try block() }
    return try queue.sync(execute: block)
  }
}

extension NSManagedObjectContext {
  /// Runs a block on the context's queue, later.
  public func perform(_ block: sending @escaping () -> Void) { queue.async(block) }

  /// Runs a block on the context's queue, and waits for it.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try queue.sync(block) }

  /// Runs a block on the context's queue, and gives back what it returns or throws.
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

  /// When an asynchronous block runs. Accepted: always after those that wait.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}

/// What a block on a context's queue gave, on its way to the one who waits for it alone.
// Made on the queue and read once by the waiting task.
private struct Sent<T, Failure: Error>: @unchecked Sendable {
  let result: Result<T, Failure>
}

/// The kind of queue that a context is for.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSManagedObjectContext {
  /// The kind of queue that a context is for.
  public struct ConcurrencyType: Hashable, Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// The main queue.
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    /// A queue of its own.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
  }

  /// Creates a context for a kind of queue.
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }
}
