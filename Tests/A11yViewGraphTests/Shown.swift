// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Testing

/// The error for a test that requests an element that does not exist.
struct MissingElement: Error {
  let label: String
  let outline: String
}

/// A view in a graph, and the tree that its updates produce.
@MainActor
final class Shown<Content: View> {
  let host: ViewHost<Content>
  private(set) var tree = AccessibilityTree()
  /// The update from the last turn.
  private(set) var update = TreeUpdate()

  init(prunes: Bool = true, @ViewBuilder _ content: () -> Content) throws {
    host = ViewHost(prunes: prunes, content: content)
    host.onEvent = { [weak self] event in
      guard case .changed(let update) = event else { return }
      do { try self?.take(update) } catch { Issue.record(error) }
    }
    try take(host.start())
  }

  private func take(_ update: TreeUpdate) throws {
    self.update = update
    try tree.apply(update)
  }

  /// The elements below the root as text, which consists of their labels and, in brackets, the labels of their
  /// contents.
  var outline: String {
    func text(_ id: ElementID) -> String {
      let element = tree[id]
      let inside = tree.children(of: id).map(text).joined(separator: ", ")
      let unmade = element.map { $0.hasDetails ? $0.details.unmadeRows : 0 } ?? 0
      if unmade > 0 { return "\(unmade) unmade" }
      return (element?.label ?? "?") + (inside.isEmpty ? "" : "[\(inside)]")
    }
    return tree.root.map { tree.children(of: $0).map(text).joined(separator: ", ") } ?? ""
  }

  /// Returns the ID of the first element with the given label, in reading order.
  func id(_ label: String) -> ElementID? {
    func find(_ id: ElementID) -> ElementID? {
      if tree[id]?.label == label { return id }
      for child in tree.children(of: id) { if let found = find(child) { return found } }
      return nil
    }
    return tree.root.flatMap(find)
  }

  /// Returns the ID of the first element with the given label in reading order. The element must exist.
  func element(_ label: String) throws -> ElementID {
    guard let id = id(label) else { throw MissingElement(label: label, outline: outline) }
    return id
  }

  /// Activates the element with the given label.
  func press(_ label: String) throws {
    let response = host.perform(ActionRequest(.activate, on: try element(label)))
    try take(response.update)
    #expect(response.isHandled)
  }

  /// Informs the graph of the position of the VoiceOver cursor.
  func focus(_ label: String) throws {
    var focus = FocusedElements()
    focus.voiceOver = try element(label)
    try take(host.focusDidSettle(focus))
  }
}
