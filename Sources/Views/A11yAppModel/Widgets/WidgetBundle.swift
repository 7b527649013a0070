// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// Several widgets of one program.
@MainActor
@preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the bundle.
  @MainActor @preconcurrency init()
}

/// Builds one widget from the statements of a closure.
@resultBuilder
@MainActor
public struct WidgetBundleBuilder {
  /// Passes an expression through.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

  /// Makes no widgets.
  public static func buildBlock() -> _WidgetGroup { _WidgetGroup() }

  /// Passes a single widget through.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// Combines several widgets in order.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> _WidgetGroup {
    var kinds: [_WidgetKind] = []
    for widget in repeat each content { kinds += widget._kinds }
    return _WidgetGroup(kinds)
  }

  /// Takes the widgets of an `if` without an `else`.
  public static func buildOptional<Content: Widget>(_ content: Content?) -> Content? { content }

  /// Takes the widgets of the first branch of an `if`.
  public static func buildEither<Content: Widget>(first: Content) -> _WidgetGroup {
    _WidgetGroup(first._kinds)
  }

  /// Takes the widgets of the second branch of an `if`.
  public static func buildEither<Content: Widget>(second: Content) -> _WidgetGroup {
    _WidgetGroup(second._kinds)
  }

  /// Erases the type of a widget with limited availability.
  public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetGroup {
    _WidgetGroup(content._kinds)
  }
}

/// Several widgets as one.
public struct _WidgetGroup: Widget {
  /// None.
  public typealias Body = Never
  /// The description of each.
  public let _kinds: [_WidgetKind]

  /// Makes no widgets.
  public init() { _kinds = [] }
  package init(_ kinds: [_WidgetKind]) { _kinds = kinds }
}

extension Optional: Widget where Wrapped: Widget {
  /// None.
  public typealias Body = Never
  /// Never called: an optional widget has no body.
  public var body: Never { fatalError("an optional widget has no body") }
  /// The description of the widget, if there is one.
  public var _kinds: [_WidgetKind] { self?._kinds ?? [] }
  /// Makes no widget.
  public init() { self = nil }
}
