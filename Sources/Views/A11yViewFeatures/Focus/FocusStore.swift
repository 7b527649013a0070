// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// The state that a graph stores for a focus property wrapper, independent of the type of the wrapper's value.
@MainActor
package protocol AnyFocusStore: AnyObject {
  var kind: FocusKind { get }
  /// The focus request that has not been answered yet, or `nil` if there is none.
  var request: FocusStoreRequest? { get set }
  /// The nodes that are bound to the requested value.
  var candidates: [Node] { get }
  /// The requested focus value, as text.
  var requestedValue: String { get }
  /// The type of the view that declares the focus property wrapper.
  var owner: String { get }
  /// The source location of the focus property wrapper's declaration.
  var declared: SourcePlace { get }
  /// Updates the state when a cursor moves to a node that is bound to the store. If `node` is `nil`, the cursor has
  /// left a node that is bound to the store.
  func cursorMoved(to node: Node?)
}

/// A program's request to move the focus, made by setting the value of a focus property wrapper.
package struct FocusStoreRequest {
  package var generation: UInt64
  /// The number of turns that the focus request has waited for its element to appear.
  package var turns = 0
  /// Whether the focus request has been sent to the session.
  package var isSent = false
  /// Whether the program requested that the focus be removed.
  package var isDismissal = false
}

/// The value of a focus property wrapper, with the nodes that are bound to it.
@MainActor
package final class FocusStore<Value: Hashable> {
  package let kind: FocusKind
  nonisolated private let value: Cell<Value>
  nonisolated private let inbox: Inbox
  private let reset: Value
  // The link is weak, because a program may retain a wrapper for longer than its graph.
  private let link: GraphLink
  package let owner: String
  package let declared: SourcePlace
  package var request: FocusStoreRequest?
  private var ties: [ObjectIdentifier: Tie] = [:]
  /// The preferred values for cursors, with the nodes that declare these preferences.
  private var preferred: [ObjectIdentifier: Tie] = [:]

  private struct Tie {
    @Borrowed var node: Node
    var value: Value
  }

  package init(_ kind: FocusKind, reset: Value, declared: SourcePlace, in place: PropertyPlace) {
    self.declared = declared
    self.kind = kind
    self.reset = reset
    link = place.graph.link
    // Accessing the feature creates it, and from then on the feature follows the cursors.
    _ = place.graph.focus
    owner = place.node.viewName
    value = Cell(reset, place.inbox)
    inbox = place.inbox
  }

  /// Returns the current value, on any thread.
  nonisolated package func get() -> Value { value.get() }

  /// Sets the value and requests focus for it. This method can be called on any thread.
  nonisolated package func set(_ newValue: Value) {
    guard value.write(newValue) else { return }
    if Evaluation.isHere {
      Evaluation.assumeIsolated { ask() }
    } else {
      inbox.post(.action { self.ask() })
    }
  }

  private func ask() {
    guard let graph = link.graph else { return }
    request = FocusStoreRequest(generation: graph.focus.nextGeneration())
    if value.peek() == reset {
      // Keyboard focus can be removed, but an accessibility cursor is always on some element and therefore stays.
      request?.isDismissal = true
      guard kind == .keyboard, graph.focus.isActive(self, .keyboard) else { return request = nil }
    }
    graph.focus.asked(self)
  }
}

extension FocusStore: AnyFocusStore {
  package var candidates: [Node] { tied(to: value.peek()) }

  package var requestedValue: String { "\(value.peek())" }

  package func cursorMoved(to node: Node?) {
    value.write(node.flatMap { ties[ObjectIdentifier($0)]?.value } ?? reset)
  }

  /// Binds a node's content to a focus value.
  package func tie(_ node: Node, to value: Value) {
    ties[ObjectIdentifier(node)] = Tie(node: node, value: value)
  }

  package func untie(_ node: Node) { ties[ObjectIdentifier(node)] = nil }

  /// Returns the nodes that are bound to a focus value, in no particular order.
  private func tied(to value: Value) -> [Node] {
    ties.values.filter { $0.value == value }.map { $0.node }
  }
}

extension FocusStore {
  /// Whether cursors prefer any value.
  package var hasPreference: Bool { !preferred.isEmpty }

  /// Makes views preferred targets for cursors if they are bound to a given value and contain a given node or are
  /// inside it.
  package func prefer(_ value: Value, by node: Node) {
    let key = ObjectIdentifier(node)
    guard preferred[key]?.value != value else { return }
    endPreference(by: node)
    preferred[key] = Tie(node: node, value: value)
    markTied(to: value)
  }

  package func endPreference(by node: Node) {
    guard let gone = preferred.removeValue(forKey: ObjectIdentifier(node)) else { return }
    markTied(to: gone.value)
  }

  /// Returns whether cursors prefer the value to which a node is bound.
  package func isPreferred(_ node: Node) -> Bool {
    guard hasPreference, let value = ties[ObjectIdentifier(node)]?.value else { return false }
    return preferred.values.contains { preference in
      let other = preference.node
      return preference.value == value && (node.stands(in: other) || other.stands(in: node))
    }
  }

  private func markTied(to value: Value) {
    for node in tied(to: value).sorted(by: { $0.graph.precedes($0, $1) }) {
      node.markContentUnfolded()
    }
  }
}
