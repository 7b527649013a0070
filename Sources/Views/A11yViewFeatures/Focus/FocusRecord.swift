// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// The focus state of a graph, and the program's focus requests.
package final class FocusRecord: GraphFeature {
  package static let phases: TurnPhases = [.resolve, .cursors, .emit]

  /// The maximum number of turns that a focus request waits for its element to appear.
  package static let patience = 4

  /// The text fields that are being edited, at most one in each window.
  package var fields: [(node: ElementNode, window: SurfaceNode?, state: Editing)] = [] {
    didSet { if fields.count != oldValue.count { fieldCount.write(fields.count) } }
  }
  /// The number of text fields that are being edited, stored in an observable cell.
  private let fieldCount: Cell<Int>
  /// The number of the most recent focus request.
  package private(set) var generation: UInt64 = 0
  /// The stores with unanswered focus requests, in the order in which the requests were made.
  package private(set) var waiting: [any AnyFocusStore] = []
  /// For each cursor, the stores that are bound to the cursor's current element, with the nodes that bind them.
  package private(set) var active: [FocusCursor: [(store: any AnyFocusStore, node: Node)]] = [:]
  private var requests: [FocusRequest] = []
  package private(set) var keyboardFocus: KeyboardFocusRequest?
  /// The flags that indicate whether elements have keyboard focus.
  private var flags: [FocusFlag] = []
  /// The keyboard focus preferences of views in windows that have just appeared.
  private var defaults: [DefaultFocus] = []
  /// The nodes that are focus scopes, by namespace.
  private var scopes: [(node: Node, namespace: Namespace.ID)] = []
  /// The views that prefer to receive keyboard focus in a namespace's focus scope.
  private var preferred: [(node: Node, namespace: Namespace.ID)] = []
  /// The focus scopes that are to be reset.
  private var resets: [Namespace.ID] = []

  package init(_ graph: ViewGraph) { fieldCount = Cell(0, graph.inbox) }

  /// Returns whether the user is editing a text field in a window, in which case the on-screen keyboard is shown.
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

  /// Removes the stores whose focus requests have been answered.
  package func dropAnswered() { waiting.removeAll { $0.request == nil } }

  /// Sets the stores that are bound to a cursor's element, with the nodes that bind them.
  package func setActive(
    _ stores: [(store: any AnyFocusStore, node: Node)],
    for cursor: FocusCursor
  ) {
    active[cursor] = stores
  }

  // MARK: Requests to the session

  /// Returns the number for a new focus request.
  package func nextGeneration() -> UInt64 {
    generation += 1
    return generation
  }

  /// Moves the cursors of assistive technologies to an element at the end of the turn.
  package func request(_ request: FocusRequest) { requests.append(request) }

  /// Moves the VoiceOver cursor to an element or to part of its text.
  package func send(_ id: ElementID, textRange: Range<Int>?) {
    request(FocusRequest(id, for: .voiceOver, generation: nextGeneration(), textRange: textRange))
  }

  /// Moves keyboard focus at the end of the turn.
  package func moveKeyboardFocus(_ request: KeyboardFocusRequest) { keyboardFocus = request }

  // MARK: Flags

  /// Adds a flag that indicates whether an element has keyboard focus.
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

  /// Records that a view prefers to receive keyboard focus in a window that has just appeared.
  package func add(_ preference: DefaultFocus) { defaults.append(preference) }

  /// Removes all focus preferences, and returns the preferences of views that still exist.
  package func takeDefaults() -> [DefaultFocus] {
    defer { defaults = [] }
    return defaults.filter { !$0.node.flags.contains(.isGone) }
  }

  /// Registers a node as a namespace's focus scope.
  package func beginScope(_ node: Node, _ namespace: Namespace.ID) {
    scopes.append((node, namespace))
  }

  /// Undoes ``beginScope(_:_:)``.
  package func endScope(_ node: Node) { scopes.removeAll { $0.node === node } }

  /// Returns whether a node is a namespace's focus scope.
  package func isScope(_ node: Node, _ namespace: Namespace.ID) -> Bool {
    scopes.contains { $0.node === node && $0.namespace == namespace }
  }

  /// Makes a node a preferred target for keyboard focus in a namespace's focus scope.
  package func prefer(_ node: Node, _ namespace: Namespace.ID) {
    preferred.append((node, namespace))
  }

  /// Undoes ``prefer(_:_:)``.
  package func endPreference(_ node: Node) { preferred.removeAll { $0.node === node } }

  /// Returns the preferred targets for keyboard focus in a focus scope.
  package func preferred(_ namespace: Namespace.ID, in scope: Node) -> [Node] {
    preferred.filter { $0.namespace == namespace && $0.node.stands(in: scope) }.map(\.node)
  }

  /// Requests a reset of the focus in a scope at the end of the turn.
  package func askReset(_ namespace: Namespace.ID) { resets.append(namespace) }

  /// Removes and returns the focus scopes that are to be reset.
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
