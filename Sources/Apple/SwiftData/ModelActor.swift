// SPDX-License-Identifier: MIT

extension ModelActor {
  /// The object with the given identity, if the object has the given type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// An executor that runs an actor's jobs on the main thread.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  // `modelContext` is constant and is used only by the actor's jobs, which run on the main actor.
  /// The context.
  public let modelContext: ModelContext

  /// Creates an executor with a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
