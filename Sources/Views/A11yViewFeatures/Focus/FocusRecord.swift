// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A graph's focus state, and its program's focus requests.
package final class FocusRecord: GraphFeature {
  package static let phases: TurnPhases = [.resolve, .cursors, .emit]

  /// Maximum turns that a request waits for its element to appear.
  package static let patience = 4

  /// The text fields being edited: at most one in each window.
  package var fields: [(node: ElementNode, window: SurfaceNode?, state: Editing)] = [] {
    didSet { if fields.count != oldValue.count { fieldCount.write(fields.count) } }
  }
  /// How many text fields are being edited, for those who read it.
  private let fieldCount: Cell<Int>
  /// The number of the newest request.
  package private(set) var generation: UInt64 = 0
  /// The stores that wait for an answer, in the order of their requests.
  package private(set) var waiting: [any AnyFocusStore] = []
  /// The stores tied to each cursor's element, with the nodes that tie them.
  package private(set) var active: [FocusCursor: [(store: any AnyFocusStore, node: Node)]] = [:]
  private var requests: [FocusRequest] = []
  package private(set) var keyboardFocus: KeyboardFocusRequest?
  /// The flags that follow whether an element has keyboard focus.
  private var flags: [FocusFlag] = []
  /// The preferences for keyboard focus in windows that have just appeared.
  private var defaults: [DefaultFocus] = []
  /// The parts of windows that namespaces identify.
  private var scopes: [(node: Node, namespace: Namespace.ID)] = []
  /// The views that prefer keyboard focus, each in a namespace's scope.
  private var preferred: [(node: Node, namespace: Namespace.ID)] = []
  /// The scopes in which focus is to be reset.
  private var resets: [Namespace.ID] = []

  package init(_ graph: ViewGraph) { fieldCount = Cell(0, graph.inbox) }

  /// Whether a text field of a window is being edited: the keyboard is on the screen.
  package func isTyping(in window: SurfaceNode?) -> Bool {
    fieldCount.get() > 0 && fields.contains { $0.window === window }
  }

  package func isActive(_ store: any AnyFocusStore, _ cursor: FocusCursor) -> Bool {
    active[cursor]?.contains { $0.store === store } ?? false
  }

  package func asked(_ store: any AnyFocusStore) {
    waiting.removeAll { $0 === store }
    waiting.append(store)
  }

  /// Drops the stores whose requests were answered.
  package func dropAnswered() { waiting.removeAll { $0.request == nil } }

  /// Takes note of the stores tied to a cursor's element, with the nodes that tie them.
  package func setActive(
    _ stores: [(store: any AnyFocusStore, node: Node)],
    for cursor: FocusCursor
  ) {
    active[cursor] = stores
  }

  // MARK: Requests to the session

  /// The number of a new request.
  package func nextGeneration() -> UInt64 {
    generation += 1
    return generation
  }

  /// Moves technologies to an element when the turn ends.
  package func request(_ request: FocusRequest) { requests.append(request) }

  /// Moves VoiceOver to an element, or to a part of its text.
  package func send(_ id: ElementID, textRange: Range<Int>?) {
    request(FocusRequest(id, for: .voiceOver, generation: nextGeneration(), textRange: textRange))
  }

  /// Moves keyboard focus when the turn ends.
  package func moveKeyboardFocus(_ request: KeyboardFocusRequest) { keyboardFocus = request }

  // MARK: Flags

  /// Has a flag follow whether an element has keyboard focus.
  package func add(_ flag: FocusFlag) { flags.append(flag) }

  /// Updates the flags of elements that gained or lost keyboard focus.
  package func writeFlags(_ focused: ElementID?) {
    guard !flags.isEmpty else { return }
    flags.removeAll { $0.element == nil }
    for flag in flags {
      let id = flag.element?.id
      flag.cell.write(id != nil && id == focused)
    }
  }

  // MARK: Preferences

  /// Records a view's preference for keyboard focus in a window that has just appeared.
  package func add(_ preference: DefaultFocus) { defaults.append(preference) }

  /// The preferences of views that are still there.
  package func takeDefaults() -> [DefaultFocus] {
    defer { defaults = [] }
    return defaults.filter { !$0.node.flags.contains(.isGone) }
  }

  /// Creates a node the part of its window that a namespace identifies.
  package func beginScope(_ node: Node, _ namespace: Namespace.ID) {
    scopes.append((node, namespace))
  }

  /// Ends what ``beginScope(_:_:)`` began.
  package func endScope(_ node: Node) { scopes.removeAll { $0.node === node } }

  /// Whether a namespace identifies a node.
  package func isScope(_ node: Node, _ namespace: Namespace.ID) -> Bool {
    scopes.contains { $0.node === node && $0.namespace == namespace }
  }

  /// Makes keyboard focus prefer a node in a namespace's scope.
  package func prefer(_ node: Node, _ namespace: Namespace.ID) {
    preferred.append((node, namespace))
  }

  /// Ends what ``prefer(_:_:)`` began.
  package func endPreference(_ node: Node) { preferred.removeAll { $0.node === node } }

  /// The nodes that keyboard focus prefers in a scope.
  package func preferred(_ namespace: Namespace.ID, in scope: Node) -> [Node] {
    preferred.filter { $0.namespace == namespace && $0.node.stands(in: scope) }.map(\.node)
  }

  /// Resets focus in a scope when the turn ends.
  package func askReset(_ namespace: Namespace.ID) { resets.append(namespace) }

  /// The scopes in which focus is to be reset now.
  package func takeResets() -> [Namespace.ID] {
    defer { resets = [] }
    return resets
  }

  // MARK: Phases

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
