// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// A key for a value that a view gives its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// The size of a view. Nothing is laid out, so none is ever passed.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  /// Where a horizontal guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a vertical guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// What margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The available space. Nothing is laid out: wherever a view is, it is the whole screen.
public struct GeometryProxy: Sendable {
  /// The size of the screen.
  public var size: CGSize { ScreenSize.points }
  /// The safe area insets: always none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// The frame in a coordinate space: the whole screen.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// The frame in a coordinate space: the whole screen.
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  { CGRect(origin: .zero, size: size) }
  /// A place that a view below has passed up: always the default.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension LayoutSubview {
  /// The value that the view gives its layout: always the default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// The space that the view wants.
  public var spacing: ViewSpacing { ViewSpacing() }
}

extension View {
  /// Shows another view over this one: it is read after it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { Layers(TupleView((self, content()))) }

  /// Shows another view over this one: it is read after it.
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View { Layers(TupleView((self, overlay))) }

  /// Shows another view behind this one: it is read before it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { Layers(TupleView((content(), self))) }

  /// Shows another view behind this one: it is read before it.
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View { Layers(TupleView((background, self))) }

  /// Shows another view above or below this one: it is read before or after it.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), comesFirst: edge == .top) }

  /// Shows another view beside this one: it is read before or after it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), comesFirst: edge == .leading) }

  /// Shows a bar above or below this view: it is read before or after it.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), comesFirst: edge == .top) }

  /// Shows a view between the screens of tabs and their bar: it is read after the tabs.
  nonisolated public func tabViewBottomAccessory<V: View>(
    isEnabled: Bool = true,
    @ViewBuilder content: () -> V
  ) -> some View { inset(isEnabled ? content() : nil, comesFirst: false) }
}

extension GeometryReader: View {
  /// The content.
  public var body: some View { content(GeometryProxy()) }
}
