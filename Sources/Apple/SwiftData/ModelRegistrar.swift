// SPDX-License-Identifier: MIT

import Observation

/// A recorder that tells a model's observers and context when the model's variables are read or changed.
public struct _ModelRegistrar: Sendable {
  private let registrar = ObservationRegistrar()

  /// Creates a registrar.
  public init() {}

  /// Records that a variable is read.
  public func access<T: PersistentModel, Member>(_ model: T, keyPath: KeyPath<T, Member>) {
    registrar.access(model, keyPath: keyPath)
  }

  /// Records that a variable will change.
  public func willSet<T: PersistentModel, Member>(_ model: T, keyPath: KeyPath<T, Member>) {
    model._modelRecord.willChange(model)
    registrar.willSet(model, keyPath: keyPath)
  }

  /// Records that a variable has changed.
  public func didSet<T: PersistentModel, Member>(_ model: T, keyPath: KeyPath<T, Member>) {
    registrar.didSet(model, keyPath: keyPath)
  }

  /// Changes a variable.
  public func withMutation<T: PersistentModel, Member, Result>(
    of model: T,
    keyPath: KeyPath<T, Member>,
    _ mutation: () throws -> Result
  ) rethrows -> Result {
    model._modelRecord.willChange(model)
    return try registrar.withMutation(of: model, keyPath: keyPath, mutation)
  }
}
