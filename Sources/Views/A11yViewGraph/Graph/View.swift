// SPDX-License-Identifier: MIT

/// A part of a user interface.
///
/// Declare a structure that conforms and compose its ``body`` from other views.
///
/// ```swift
/// struct Greeting: View {
///   @State private var isOn = false
///   var body: some View {
///     Toggle("Hello", isOn: $isOn)
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view. Views with a body need not implement this.
  static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode

  /// Updates the node of an earlier view of the same type in the same place.
  static func _updateNode(_ node: _ViewNode, to view: Self)
}

extension View where Body == Never {
  /// Never called: the view makes its node itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {}

extension Never {
  /// Never called.
  public var body: Never { fatalError("Never has no body") }
}

extension View {
  /// Creates a node that evaluates the view's body.
  public static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode {
    guard context.depth < ViewGraph.depthLimit else { return DeepNode(Self.self, context) }
    return BodyNode(view, context)
  }

  /// Evaluates the body again, unless the view is unchanged.
  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    guard !(node is DeepNode) else { return }
    node.made(as: BodyNode<Self>.self).update(view)
  }
}

extension View {
  /// Prints why a view was evaluated, for its author. Nothing is printed here.
  @MainActor
  public static func _printChanges() {}
  /// Logs why a view was evaluated, for its author. Nothing is logged here.
  @MainActor
  public static func _logChanges() {}
}
