// SPDX-License-Identifier: MIT

/// The context of a state change. A transaction has no effect, because nothing is animated.
public struct Transaction {
  /// The requested animation.
  public var animation: Animation?
  /// Whether animations are turned off.
  public var disablesAnimations = false
  /// Whether the change is one of a continuous series, as during a drag.
  public var isContinuous = false
  package var values: [ObjectIdentifier: Any] = [:]
  /// The closures to call once the change has been made.
  package var completions: [() -> Void] = []

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change is shown over time. An animation is accepted but has no effect.
public struct Animation: Hashable, Sendable {
  package init() {}

  /// The default animation.
  public static let `default` = Animation()
}

/// Runs `body` as part of a transaction.
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
