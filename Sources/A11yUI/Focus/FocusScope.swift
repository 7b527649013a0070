import A11yTree

/// What part of the window a namespace stands for when focus is reset.
struct FocusScopeModifier {
  let namespace: Namespace.ID
}

extension FocusScopeModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func start(_ node: Node) { node.graph.focus.scopes.append((node, namespace)) }

  func update(_ node: Node, _ memory: inout Void) {
    stop(node, &memory)
    start(node)
  }

  func stop(_ node: Node, _ memory: inout Void) {
    node.graph.focus.scopes.removeAll { $0.node === node }
  }
}

/// Prefers keyboard focus for a view among those in a scope.
struct PreferredFocusModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension PreferredFocusModifier: ViewModifier, WrappingModifier {
  typealias Body = Never

  func start(_ node: Node) {
    note(node)
    guard isPreferred else { return }
    node.graph.preferFocus(at: node) { node.graph.moveKeyboardFocus(to: [node]) }
  }

  func update(_ node: Node, _ memory: inout Void) {
    stop(node, &memory)
    note(node)
  }

  func stop(_ node: Node, _ memory: inout Void) {
    node.graph.focus.preferred.removeAll { $0.node === node }
  }

  @MainActor
  private func note(_ node: Node) {
    if isPreferred { node.graph.focus.preferred.append((node, namespace)) }
  }
}

extension ViewGraph {
  /// Moves keyboard focus to the first element that some nodes make.
  func moveKeyboardFocus(to nodes: [Node]) {
    for node in nodes.sorted(by: { precedes($0, $1) }) {
      let first = node.shownElements.first { $0.id != nil && $0.element.isKeyboardFocusable }
      guard let id = first?.id else { continue }
      return focus.keyboardFocus = .move(id)
    }
  }

  /// Moves keyboard focus to what prefers it in a scope, if it is somewhere in the scope.
  func resetFocus(in namespace: Namespace.ID) {
    var next: Node? = focus.focused.keyboard.flatMap { slots[$0] }
    while let node = next,
      !focus.scopes.contains(where: { $0.node === node && $0.namespace == namespace })
    {
      next = node.parent
    }
    guard let scope = next else { return }
    let preferred = focus.preferred.filter {
      $0.namespace == namespace && $0.node.stands(in: scope)
    }
    moveKeyboardFocus(to: preferred.isEmpty ? [scope] : preferred.map(\.node))
  }
}

extension _ViewNode {
  /// Whether the node is, or stands below, another.
  final func stands(in other: Node) -> Bool {
    var next: Node? = self
    while let node = next {
      if node === other { return true }
      next = node.parent
    }
    return false
  }
}

/// Has keyboard focus go back to what prefers it.
@MainActor
public struct ResetFocusAction {
  private let link: GraphLink?

  nonisolated init(_ link: GraphLink?) { self.link = link }

  /// Moves keyboard focus to the view that prefers it in a scope, else to the first that can have
  /// it; does nothing unless focus is in the scope.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let graph = link?.graph else { return }
    if graph.isInTurn {
      graph.focus.resets.append(namespace)
    } else {
      graph.inbox.post(.action { graph.focus.resets.append(namespace) })
    }
  }
}

private enum ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction(nil) }
}

extension EnvironmentValues {
  /// Has keyboard focus go back to what prefers it.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

extension View {
  /// Makes the view the part of the window in which a namespace's preferences for focus count.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Prefers keyboard focus for the view when its window appears and when focus is reset in the
  /// scope.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}
