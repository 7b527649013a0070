// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A graph's focus state, and its program's focus requests.
package final class FocusRecord: GraphFeature {
  package static let phases: TurnPhases = [.resolve, .cursors, .emit]

  /// Maximum turns that a request waits for its element to appear.
  package static let patience = 4

  /// The text fields being edited: at most one in each window.
  package var fields: [(node: ElementNode, window: SurfaceNode?, state: Editing)] = []
  /// The number of the newest request.
  package var generation: UInt64 = 0
  /// The stores that wait for an answer, in the order of their requests.
  package var waiting: [any AnyFocusStore] = []
  /// The stores tied to each cursor's element, with the nodes that tie them.
  package var active: [FocusCursor: [(store: any AnyFocusStore, node: Node)]] = [:]
  package var requests: [FocusRequest] = []
  package var keyboardFocus: KeyboardFocusRequest?
  /// The flags that follow whether an element has keyboard focus.
  package var flags: [FocusFlag] = []
  /// The preferences for keyboard focus in windows that have just appeared.
  package var defaults: [DefaultFocus] = []
  /// The parts of windows that namespaces identify.
  package var scopes: [(node: Node, namespace: Namespace.ID)] = []
  /// The views that prefer keyboard focus, each in a namespace's scope.
  package var preferred: [(node: Node, namespace: Namespace.ID)] = []
  /// The scopes in which focus is to be reset.
  package var resets: [Namespace.ID] = []

  package init(_ graph: ViewGraph) {}

  package func isActive(_ store: any AnyFocusStore, _ cursor: FocusCursor) -> Bool {
    active[cursor]?.contains { $0.store === store } ?? false
  }

  package func asked(_ store: any AnyFocusStore) {
    waiting.removeAll { $0 === store }
    waiting.append(store)
  }

  /// Moves VoiceOver to an element, or to a part of its text.
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
  /// The graph's focus state.
  package var focus: FocusRecord { feature() }
}
