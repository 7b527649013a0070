// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A part of an app that is shown outside it, for example on the Home Screen.
///
/// Here it runs by itself: mark it, or its bundle, with `@main`, and its content is spoken in a
/// window. In a test, show a ``WidgetSnapshot`` of it.
@MainActor
@preconcurrency
public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// The content and families of the widget.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the widget.
  @MainActor @preconcurrency init()

  /// The description of each widget in this one. Widgets with a body need not implement this.
  @MainActor @preconcurrency var _kinds: [_WidgetKind] { get }
}

extension Widget {
  /// The descriptions from the body.
  public var _kinds: [_WidgetKind] { [body._kind] }
}

extension Widget where Body == Never {
  /// Never called: the widget is made of others.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The content and families of a widget.
@MainActor
@preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration's content.
  associatedtype Body: WidgetConfiguration

  /// The content of the configuration.
  @MainActor @preconcurrency var body: Body { get }

  /// The description of the widget. Configurations with a body need not implement this.
  @MainActor @preconcurrency var _kind: _WidgetKind { get }
}

extension WidgetConfiguration {
  /// The description from the body.
  public var _kind: _WidgetKind { body._kind }
}

extension WidgetConfiguration where Body == Never {
  /// Never called: the configuration describes itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {}

/// The description of a widget.
public struct _WidgetKind {
  /// The name by which the program identifies the widget.
  public var kind: String
  /// The name for users; empty if it has none.
  public var displayName = ""
  /// The purpose, for the widget gallery.
  public var description = ""
  /// The supported families.
  public var families: [WidgetFamily] = WidgetFamily.allCases
  /// The content for each family.
  public var content: (WidgetFamily) -> AnyView

  /// Makes the description of a widget that has no name yet.
  public init(kind: String, content: @escaping (WidgetFamily) -> AnyView) {
    self.kind = kind
    self.content = content
  }
}

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
