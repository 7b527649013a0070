// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension Widget {
  /// The descriptions of the widgets that the body defines.
  public var _kinds: [_WidgetKind] { [body._kind] }
}

extension WidgetConfiguration {
  /// The description of the widget that the body defines.
  public var _kind: _WidgetKind { body._kind }
}

extension Never: WidgetConfiguration {}

/// A widget configuration that contains no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// The type of the body, which is never used.
  public typealias Body = Never
  /// Creates an empty widget configuration, which shows nothing.
  public init() {}
  /// A description of a widget that does not support any family.
  public var _kind: _WidgetKind {
    var kind = _WidgetKind(kind: "") { _ in AnyView(EmptyView()) }
    kind.families = []
    return kind
  }
}
