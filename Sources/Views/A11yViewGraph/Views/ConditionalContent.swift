// SPDX-License-Identifier: MIT

/// One of two alternative views, created by `if … else` or `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Creates the node for the conditional branch that is shown.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let node = BranchNode(context)
    node.content = make(view, node.context)
    node.branch = view.branch
    return node
  }

  /// Updates the node for the conditional branch that is shown. When one branch replaces the other, the state of the
  /// replaced branch is lost.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.made(as: BranchNode.self)
    guard node.branch == view.branch, let content = node.content else {
      return node.show(make(view, node.context), as: view.branch)
    }
    switch view.storage {
    case .trueContent(let view): TrueContent._updateNode(content, to: view)
    case .falseContent(let view): FalseContent._updateNode(content, to: view)
    }
  }

  private var branch: BranchNode.Branch {
    if case .trueContent = storage { return .first }
    return .second
  }

  @MainActor
  private static func make(_ view: Self, _ context: _ViewContext) -> _ViewNode {
    switch view.storage {
    case .trueContent(let view): TrueContent._makeNode(view, in: context)
    case .falseContent(let view): FalseContent._makeNode(view, in: context)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The body is never used, because an optional view creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Creates the node for the optional view, if there is one.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    let node = BranchNode(context)
    if let view {
      node.content = Wrapped._makeNode(view, in: node.context)
      node.branch = .first
    }
    return node
  }

  /// Creates, updates or removes the node for an optional view.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.made(as: BranchNode.self)
    switch (view, node.content) {
    case (let view?, let content?): Wrapped._updateNode(content, to: view)
    case (let view?, nil): node.show(Wrapped._makeNode(view, in: node.context), as: .first)
    case (nil, .some): node.show(nil, as: .none)
    case (nil, nil): break
    }
  }
}

/// A node whose content can be replaced.
package final class BranchNode: Node {
  package enum Branch { case none, first, second }

  package fileprivate(set) var content: Node?
  package fileprivate(set) var branch = Branch.none
  fileprivate var context: _ViewContext

  package override init(_ context: _ViewContext) {
    self.context = context
    super.init(context)
    self.context = context.below(self)
  }

  /// Replaces the content.
  package func show(_ content: Node?, as branch: Branch) {
    let old = self.content
    self.content = content
    self.branch = branch
    old?.remove()
    contentChanged()
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
