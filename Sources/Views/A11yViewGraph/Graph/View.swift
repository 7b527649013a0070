// SPDX-License-Identifier: MIT

/// A part of a user interface.
///
/// To create a view, declare a structure that conforms to this protocol and compose its ``body`` from other views.
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

  /// Creates the node for a view. A view that has a body does not need to implement this method.
  static func _makeNode(_ view: Self, in context: _ViewContext) -> _ViewNode

  /// Updates the node that was created for an earlier view of the same type at the same position.
  static func _updateNode(_ node: _ViewNode, to view: Self)
}

extension View where Body == Never {
  /// The body is never used, because the view creates its own node.
  public var body: Never { fatalError("do not call body on \(Self.self)") }
}

extension Never: View {}

extension Never {
  /// The body is never used.
  public var body: Never { fatalError("do not call body on Never") }
}
