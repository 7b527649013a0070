// SPDX-License-Identifier: MIT

/// A key for a value that a program stores in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is used if no value has been set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value that is stored for a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A criterion for when an animation is considered complete. In a11ynav, every animation completes immediately.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// The animation is complete when the value has logically come to rest.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// The animation is complete when all movement has ended.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension Transaction {
  /// Runs a closure when the animation for the change is complete. Because nothing is animated, the closure runs as
  /// soon as the change is made.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
}

/// Runs `body` in a transaction in which one value is set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`, and then calls the completion closure immediately because nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
