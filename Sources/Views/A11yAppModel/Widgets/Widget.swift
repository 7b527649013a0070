// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

extension Widget {
  /// The descriptions from the body.
  public var _kinds: [_WidgetKind] { [body._kind] }
}

extension WidgetConfiguration {
  /// The description from the body.
  public var _kind: _WidgetKind { body._kind }
}

extension Never: WidgetConfiguration {}

/// A configuration of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// None.
  public typealias Body = Never
  /// Creates a configuration that shows nothing.
  public init() {}
  /// A widget that supports no family.
  public var _kind: _WidgetKind {
    var kind = _WidgetKind(kind: "") { _ in AnyView(EmptyView()) }
    kind.families = []
    return kind
  }
}
