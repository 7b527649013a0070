// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import OpenCombine

/// A view that runs an action for each value that a publisher sends.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  /// The content.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The action that runs for each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that runs an action for each value that a publisher sends.
  public init(
    content: Content,
    publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View, PassThroughView {
  /// The body is never read, because the view creates its node directly. Reading the body causes a runtime error.
  public var body: Never { fatalError("do not call body on \(Self.self)") }

  /// Subscribes to the publisher and creates the node for the content.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    SubscriptionNode(view, context)
  }

  /// Updates the action and the node for the content.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.made(as: SubscriptionNode<PublisherType, Content>.self).update(view)
  }
}

package final class SubscriptionNode<P: Publisher, C: View>: Node where P.Failure == Never {
  private var action: (P.Output) -> Void
  private var subscription: AnyCancellable?
  private var content: Node?

  package init(_ view: SubscriptionView<P, C>, _ context: _ViewContext) {
    action = view.action
    super.init(context)
    content = C._makeNode(view.content, in: context.below(self))
    let inbox = graph.inbox
    subscription = view.publisher.sink { [weak self] value in
      // The value is only passed from the publisher to the action.
      nonisolated(unsafe) let value = value
      inbox.post(.action { self?.receive(value) })
    }
  }

  private func receive(_ value: P.Output) {
    graph.react(self) { [self] in action(value) }
  }

  package func update(_ view: SubscriptionView<P, C>) {
    action = view.action
    if let content { C._updateNode(content, to: view.content) }
  }

  package override func willVanish() { subscription = nil }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}

extension View {
  /// Runs an action for each value that a publisher sends.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
