@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// A part of an app that is shown outside of it, as on the Home Screen.
///
/// Here it is run by itself: mark it, or the bundle that it is in, with `@main`, and what it shows is
/// heard in a window. In a test, show a ``WidgetSnapshot`` of it.
@MainActor
@preconcurrency
public protocol Widget {
  /// The type of the widget's configuration.
  associatedtype Body: WidgetConfiguration

  /// What the widget shows, and where.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes the widget.
  @MainActor @preconcurrency init()

  /// What is known of each widget in this one. Widgets with a body need not implement this.
  @MainActor @preconcurrency var _kinds: [_WidgetKind] { get }
}

extension Widget {
  /// What the body says.
  public var _kinds: [_WidgetKind] { [body._kind] }
}

extension Widget where Body == Never {
  /// Never called: the widget is made of others.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// What a widget shows, and where.
@MainActor
@preconcurrency
public protocol WidgetConfiguration {
  /// The type of what the configuration is made of.
  associatedtype Body: WidgetConfiguration

  /// What the configuration is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// What is known of the widget. Configurations with a body need not implement this.
  @MainActor @preconcurrency var _kind: _WidgetKind { get }
}

extension WidgetConfiguration {
  /// What the body says.
  public var _kind: _WidgetKind { body._kind }
}

extension WidgetConfiguration where Body == Never {
  /// Never called: the configuration says itself what is known.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {}

/// What is known of a widget.
public struct _WidgetKind {
  /// The name by which the program knows the widget.
  public var kind: String
  /// What its users know it by; nothing if it has no name.
  public var displayName = ""
  /// What it is for, as the gallery of widgets says.
  public var description = ""
  /// Where it can be.
  public var families: [WidgetFamily] = WidgetFamily.allCases
  /// What it shows there.
  public var content: (WidgetFamily) -> AnyView

  /// Makes what is known of a widget that has no name yet.
  public init(kind: String, content: @escaping (WidgetFamily) -> AnyView) {
    self.kind = kind
    self.content = content
  }
}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// None.
  public typealias Body = Never
  /// Makes a configuration that shows nothing.
  public init() {}
  /// A widget that is nowhere.
  public var _kind: _WidgetKind {
    var kind = _WidgetKind(kind: "") { _ in AnyView(EmptyView()) }
    kind.families = []
    return kind
  }
}
