// SPDX-License-Identifier: MIT

/// A modifier that runs an action when its content appears or disappears.
public struct _AppearanceActionModifier {
  /// The action that runs when the content appears.
  public var appear: (@MainActor () -> Void)?
  /// The action that runs when the content disappears.
  public var disappear: (@MainActor () -> Void)?

  /// Creates a modifier from the actions for appearing and disappearing.
  @preconcurrency
  public init(
    appear: (@MainActor () -> Void)? = nil,
    disappear: (@MainActor () -> Void)? = nil
  ) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: ViewModifier, WrappingModifier {
  package static var waitsForRow: Bool { true }

  package func start(_ node: Node) {
    if let appear { node.graph.react(node, appear) }
  }

  package func update(_ node: Node, _ memory: inout Void) {}

  package func stop(_ node: Node, _ memory: inout Void) {
    if let disappear { node.graph.react(node, outlivesNode: true, disappear) }
  }
}

extension View {
  /// Runs an action when the view appears.
  @preconcurrency
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Runs an action when the view disappears.
  @preconcurrency
  nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
