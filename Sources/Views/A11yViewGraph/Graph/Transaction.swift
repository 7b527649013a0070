// SPDX-License-Identifier: MIT

/// The context of a state change. A transaction has no effect, because changes are never animated.
public struct Transaction {
  /// The requested animation.
  public var animation: Animation?
  /// Whether animations are turned off.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, as during dragging.
  public var isContinuous = false
  package var values: [ObjectIdentifier: Any] = [:]
  /// The closures that are called after the change has been made.
  package var completions: [() -> Void] = []

  /// Creates an empty transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// A description of how a change is animated. An animation is accepted but has no effect.
public struct Animation: Hashable, Sendable {
  package init() {}

  /// The default animation.
  public static let `default` = Animation()
}

/// Runs `body` in a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  for completion in transaction.completions { completion() }
  return result
}

/// Runs `body`. The changes that `body` makes take effect immediately.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
