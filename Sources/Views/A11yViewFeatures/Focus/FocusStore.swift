// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A graph's state of a focus wrapper with any type of value.
@MainActor
package protocol AnyFocusStore: AnyObject {
  var kind: FocusKind { get }
  /// The request that has not been answered yet, if any.
  var request: FocusStoreRequest? { get set }
  /// The nodes tied to the requested value.
  var candidates: [Node] { get }
  /// The requested value, as text.
  var requestedValue: String { get }
  /// The type of the view that declares the wrapper.
  var owner: String { get }
  /// Where the wrapper is declared.
  var declared: SourcePlace { get }
  /// Called when a cursor reaches a node tied to the store; `nil` when it leaves.
  func cursorMoved(to node: Node?)
}

/// A program's request for focus, made by writing a focus wrapper.
package struct FocusStoreRequest {
  package var generation: UInt64
  /// The turns that it has waited for its element to appear.
  package var turns = 0
  /// Whether it was sent to the session.
  package var isSent = false
  /// Whether focus is to be removed.
  package var isDismissal = false
}

/// The value of a focus wrapper, and the nodes tied to it.
@MainActor
package final class FocusStore<Value: Hashable> {
  package let kind: FocusKind
  nonisolated private let value: Cell<Value>
  nonisolated private let inbox: Inbox
  private let reset: Value
  // A program may retain a wrapper for longer than its graph.
  private let link: GraphLink
  package let owner: String
  package let declared: SourcePlace
  package var request: FocusStoreRequest?
  private var ties: [ObjectIdentifier: Tie] = [:]
  /// The values that cursors prefer, each with the node that declares the preference.
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
    // Starts following the cursors.
    _ = place.graph.focus
    owner = place.node.viewName
    value = Cell(reset, place.inbox)
    inbox = place.inbox
  }

  /// The current value; on any thread.
  nonisolated package func get() -> Value { value.get() }

  /// Writes a value and requests focus there; on any thread.
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
      // An accessibility cursor is always somewhere, so it stays. Keyboard focus can be removed.
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

  /// Ties a node's content to a value.
  package func tie(_ node: Node, to value: Value) {
    ties[ObjectIdentifier(node)] = Tie(node: node, value: value)
  }

  package func untie(_ node: Node) { ties[ObjectIdentifier(node)] = nil }

  /// The nodes tied to a value, in no order.
  private func tied(to value: Value) -> [Node] {
    ties.values.filter { $0.value == value }.map { $0.node }
  }
}

extension FocusStore {
  /// Whether there is a value that cursors prefer.
  package var hasPreference: Bool { !preferred.isEmpty }

  /// Makes cursors prefer what is tied to a value, in a node's content or around it.
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

  /// Whether cursors prefer what a node is tied to.
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
