// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// The content that UIKit and AppKit objects show over everything else, outside any SwiftUI view. Overlays include an
/// `NSAlert` and a controller that the window's root controller presents.
@MainActor
package final class Overlays: GraphFeature {
  private var shown: [(owner: AnyObject, node: _ViewNode)] = []

  package init(_ graph: ViewGraph) {}

  package func close(_ graph: ViewGraph) {
    for (_, node) in shown { node.remove() }
    shown = []
  }

  fileprivate func show(_ view: AnyView, for owner: AnyObject, in graph: ViewGraph) {
    hide(owner)
    // The content is not placed in a window, so that it remains if the front window is closed.
    guard var context = graph.rootContext else { return }
    context.ordinal = .max
    shown.append((owner, AnyView._makeNode(view, in: context)))
  }

  fileprivate func hide(_ owner: AnyObject) {
    guard let place = shown.firstIndex(where: { $0.owner === owner }) else { return }
    shown.remove(at: place).node.remove()
  }
}

/// A view that records the context of the root view's content and leaves the content unchanged.
private struct ContextTaker: View {
  let content: Node
  let take: @MainActor (_ViewContext) -> Void

  var body: Never { fatalError("do not call body on \(Self.self)") }

  static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    view.take(context)
    return view.content
  }

  static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

extension ViewGraph {
  /// The context of the root view's content.
  fileprivate var rootContext: _ViewContext? {
    guard let root, let content = root.content else { return nil }
    var context: _ViewContext?
    root.show(ContextTaker(content: content) { context = $0 })
    return context
  }
}

extension Overlays {
  /// Shows a view over the current host until the view's owner hides the view. Returns whether the running code belongs
  /// to a host.
  @discardableResult
  package static func show<Owner: AnyObject & Sendable>(
    for owner: Owner,
    _ view: @escaping @MainActor @Sendable () -> AnyView
  ) -> Bool {
    guard let inbox = CurrentHost.inbox else { return false }
    inbox.post(.request { $0.feature(Overlays.self).show(view(), for: owner, in: $0) })
    return true
  }

  /// Hides the view that an owner has shown.
  package static func hide<Owner: AnyObject & Sendable>(_ owner: Owner) {
    CurrentHost.inbox?.post(.request { $0.existingFeature(Overlays.self)?.hide(owner) })
  }
}
