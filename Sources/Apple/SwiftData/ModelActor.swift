// SPDX-License-Identifier: MIT

extension ModelActor {
  /// The object of an identity, if it is of a type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// Runs the jobs of an actor on the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  // `modelContext` is constant, and used by the jobs of the actor, which run on the main actor.
  /// The context.
  public let modelContext: ModelContext

  /// Creates an executor with a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
