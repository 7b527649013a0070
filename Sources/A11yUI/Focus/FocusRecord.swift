import A11yTree

/// What a graph knows of focus, and what its program asked for.
@MainActor
struct FocusRecord {
  /// How many turns a request waits for an element to be there.
  static let patience = 4

  /// The text fields that are being typed in: one at most in each window.
  private var fields: [(node: ElementNode, window: SurfaceNode?, state: Editing)] = []
  /// Where the cursors were last.
  var focused = FocusedElements()
  /// What was asked for, so far: the newest has the highest number.
  var generation: UInt64 = 0
  /// The stores that wait for an answer, in the order in which they asked.
  var waiting: [any AnyFocusStore] = []
  /// The stores that each cursor is at now, with the nodes that tie them.
  var active: [FocusCursor: [(store: any AnyFocusStore, node: Node)]] = [:]
  var requests: [FocusRequest] = []
  var keyboardFocus: KeyboardFocusRequest?
  /// Who is told whether an element has keyboard focus.
  var flags: [FocusFlag] = []
  /// Where keyboard focus is to go in windows that have just appeared.
  var defaults: [DefaultFocus] = []
  /// The parts of windows that namespaces stand for.
  var scopes: [(node: Node, namespace: Namespace.ID)] = []
  /// The views that prefer keyboard focus, each in the scope of a namespace.
  var preferred: [(node: Node, namespace: Namespace.ID)] = []
  /// The scopes in which focus is to go back to what prefers it.
  var resets: [Namespace.ID] = []

  func isActive(_ store: any AnyFocusStore, _ cursor: FocusCursor) -> Bool {
    active[cursor]?.contains { $0.store === store } ?? false
  }

  mutating func asked(_ store: any AnyFocusStore) {
    waiting.removeAll { $0 === store }
    waiting.append(store)
  }

  /// Sends VoiceOver to an element, or to a part of its text.
  mutating func send(_ id: ElementID, textRange: Range<Int>?) {
    generation += 1
    requests.append(
      FocusRequest(id, for: .voiceOver, generation: generation, textRange: textRange)
    )
  }

  mutating func emit(into update: inout TreeUpdate) {
    update.focusRequests = requests
    update.keyboardFocus = keyboardFocus
    requests = []
    keyboardFocus = nil
  }
}

/// How a text field is being typed in.
struct Editing: Hashable {
  /// Where text goes in, in characters from 0.
  var insertionPoint: Int
  /// What was typed, where that need not be a value yet.
  var draft: String?
  /// The text that was typed last, and where in it.
  var place: TextPlace?
}

extension FocusRecord {
  /// How an element is being typed in, if it is.
  func editing(_ node: ElementNode) -> Editing? {
    fields.first { $0.node === node }?.state
  }

  /// Begins, goes on or stops to type into an element. What was typed into in the same window is
  /// left; in another one it is gone on with when that comes to the front.
  mutating func edit(_ node: ElementNode, _ state: Editing?) {
    if let state, let place = fields.firstIndex(where: { $0.node === node }) {
      fields[place].state = state
    } else if let state {
      let window = node.surface
      fields.removeAll { field in
        if field.window === window { field.node.markUnfolded() }
        return field.window === window || field.node.flags.contains(.isGone)
      }
      fields.append((node, window, state))
    } else {
      fields.removeAll { $0.node === node }
    }
    node.markUnfolded()
  }
}
