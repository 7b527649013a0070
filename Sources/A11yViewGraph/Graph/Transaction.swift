/// What goes with a change of state. Here it changes nothing: there is nothing to animate.
public struct Transaction {
  /// The animation that was asked for.
  public var animation: Animation?
  /// Whether animations are turned off.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other, as while dragging.
  public var isContinuous = false
  package var values: [ObjectIdentifier: Any] = [:]
  /// What is done once the change was made.
  package var completions: [() -> Void] = []

  /// Makes an empty transaction.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change is shown over time. Here it is accepted, and changes nothing.
public struct Animation: Hashable, Sendable {
  package init() {}

  /// The usual animation.
  public static let `default` = Animation()
}

/// Does something, as part of a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  for completion in transaction.completions { completion() }
  return result
}

/// Does something. What it changes is changed at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
