// SPDX-License-Identifier: MIT

/// An actor with a context of its own.
///
/// It runs on the main thread, because a store and its objects belong to the main actor here.
public protocol ModelActor: Actor {
  /// The container.
  nonisolated var modelContainer: ModelContainer { get }
  /// What runs the actor, and has its context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor runs on the main thread.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    MainActor.sharedUnownedExecutor
  }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The object of an identity, if it is of a type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// What runs an actor, and has its context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// What runs the jobs of an actor one after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the jobs of an actor on the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  // `modelContext` is constant, and used by the jobs of the actor, which run on the main actor.
  /// The context.
  public let modelContext: ModelContext

  /// Creates an executor with a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  /// Runs a job on the main thread.
  public func enqueue(_ job: consuming ExecutorJob) {
    MainActor.shared.enqueue(UnownedJob(job))
  }

  /// The executor of the main thread.
  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { MainActor.sharedUnownedExecutor }
}
