// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A result builder that creates a widget bundle from the statements in a closure.
@resultBuilder
@MainActor
public struct WidgetBundleBuilder {
  /// Combines several widgets in order.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> _WidgetGroup {
    var kinds: [_WidgetKind] = []
    for widget in repeat each content { kinds += widget._kinds }
    return _WidgetGroup(kinds)
  }
}

extension Optional: Widget where Wrapped: Widget {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// The body is never read, because an optional widget has no body.
  public var body: Never { fatalError("do not call body on \(Self.self)") }
  /// The descriptions of the optional widget's contents, or an empty list if there is no widget.
  public var _kinds: [_WidgetKind] { self?._kinds ?? [] }
}
