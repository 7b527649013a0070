import A11yTree
@_spi(Nodes) import A11yViewGraph

/// What a graph knows of focus, and what its program asked for.
package final class FocusRecord: GraphFeature {
  package static let phases: TurnPhases = [.resolve, .cursors, .emit]

  /// How many turns a request waits for an element to be there.
  package static let patience = 4

  /// The text fields that are being typed in: one at most in each window.
  package var fields: [(node: ElementNode, window: SurfaceNode?, state: Editing)] = []
  /// What was asked for, so far: the newest has the highest number.
  package var generation: UInt64 = 0
  /// The stores that wait for an answer, in the order in which they asked.
  package var waiting: [any AnyFocusStore] = []
  /// The stores that each cursor is at now, with the nodes that tie them.
  package var active: [FocusCursor: [(store: any AnyFocusStore, node: Node)]] = [:]
  package var requests: [FocusRequest] = []
  package var keyboardFocus: KeyboardFocusRequest?
  /// Who is told whether an element has keyboard focus.
  package var flags: [FocusFlag] = []
  /// Where keyboard focus is to go in windows that have just appeared.
  package var defaults: [DefaultFocus] = []
  /// The parts of windows that namespaces stand for.
  package var scopes: [(node: Node, namespace: Namespace.ID)] = []
  /// The views that prefer keyboard focus, each in the scope of a namespace.
  package var preferred: [(node: Node, namespace: Namespace.ID)] = []
  /// The scopes in which focus is to go back to what prefers it.
  package var resets: [Namespace.ID] = []

  package init(_ graph: ViewGraph) {}

  package func isActive(_ store: any AnyFocusStore, _ cursor: FocusCursor) -> Bool {
    active[cursor]?.contains { $0.store === store } ?? false
  }

  package func asked(_ store: any AnyFocusStore) {
    waiting.removeAll { $0 === store }
    waiting.append(store)
  }

  /// Sends VoiceOver to an element, or to a part of its text.
  package func send(_ id: ElementID, textRange: Range<Int>?) {
    generation += 1
    requests.append(
      FocusRequest(id, for: .voiceOver, generation: generation, textRange: textRange)
    )
  }

  package func resolve(_ graph: ViewGraph) { graph.resolveFocus() }

  package func cursorsWillSettle(_ cursors: inout FocusedElements, in graph: ViewGraph) {
    graph.keepFocusBehindMenu(&cursors)
  }

  package func cursorsDidSettle(from before: FocusedElements, in graph: ViewGraph) {
    graph.focusFollows(from: before)
  }

  package func emit(into update: inout TreeUpdate, in graph: ViewGraph) {
    update.focusRequests = requests
    update.keyboardFocus = keyboardFocus
    requests = []
    keyboardFocus = nil
  }
}

extension ViewGraph {
  /// What the graph knows of focus.
  package var focus: FocusRecord { feature() }
}
