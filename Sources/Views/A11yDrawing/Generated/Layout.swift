// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// An identifier for a custom alignment.
public protocol AlignmentID {
  /// Returns the position of the alignment in a view, in points. It is never called.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A position in a view that another view can read in its own coordinate space. Views have no
/// positions here.
public struct Anchor<Value> {
  package let value: Value
  /// The source of an anchor.
  public struct Source {
    package let value: Value
  }
}

/// The available space. Nothing is laid out, so every view has the size of the whole screen.
public struct GeometryProxy: Sendable {
  /// The size of the screen.
  public var size: CGSize { ScreenSize.points }
  /// The safe area insets, which are always zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// Returns the frame in a coordinate space, which is always the whole screen.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
  /// Returns the frame in a coordinate space, which is always the whole screen.
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  { CGRect(origin: .zero, size: size) }
  /// The position that an anchor represents, which is always the default.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// A type-erased layout, so that one layout can replace another.
public struct AnyLayout {
  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {}
}

/// A layout with views side by side.
public struct HStackLayout {
  /// The alignment of the views.
  public var alignment: VerticalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?
  /// Creates a layout of views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A layout with views one below the other.
public struct VStackLayout {
  /// The alignment of the views.
  public var alignment: HorizontalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?
  /// Creates a layout of views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// A layout with views in front of each other.
public struct ZStackLayout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// Creates a layout of views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// A layout with rows and columns.
public struct GridLayout {
  /// The alignment of the views.
  public var alignment: Alignment
  /// The space between columns, in points.
  public var horizontalSpacing: CGFloat?
  /// The space between rows, in points.
  public var verticalSpacing: CGFloat?
  /// Creates a layout of rows and columns.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// A way to arrange views. Nothing is arranged, and the views are read in their order.
public protocol Layout: Sendable {
  /// The type of data that is kept between measuring and placing.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews
  /// Returns the size that the views need. It is never called.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views. It is never called.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache
}

/// The views to place, which are always empty.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last element.
  public var endIndex: Int { 0 }
  /// The view at an index. There are no views.
  public subscript(index: Int) -> LayoutSubview {
    preconditionFailure("there are no views to be placed")
  }
}

extension HorizontalAlignment {
  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}

extension VerticalAlignment {
  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}

extension Anchor.Source {
  /// Creates a source of several anchors.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(value: array.map(\.value))
  }
}

/// A view whose content depends on the available space. Nothing is laid out, so the size is always
/// that of the screen.
public struct GeometryReader<Content: View> {
  /// The closure that creates the view.
  public var content: (GeometryProxy) -> Content
  /// Creates a view whose content depends on the available space.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// A view to place.
public struct LayoutSubview: Equatable, Sendable {
  /// The view's layout priority.
  public var priority: Double { 0 }
  /// Returns the size that the view needs.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns the view's dimensions.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Places the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {}
}

/// A proposed size, in points.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width; `nil` for the ideal one.
  public var width: CGFloat?
  /// The height; `nil` for the ideal one.
  public var height: CGFloat?
  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Creates a proposal from a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  /// An empty size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Unlimited space.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Returns the size with the given numbers in place of unspecified dimensions.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks views; `nil` for none.
  public var stackOrientation: Axis?
  /// Creates properties.
  public init() {}
}

/// The view's preferred spacing, which is always zero.
public struct ViewSpacing: Sendable {
  /// Creates a spacing.
  public init() {}
  /// Returns the distance to another view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  /// Spacing of zero.
  public static let zero = ViewSpacing()
  /// Adds another view's spacing, which is always zero.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// Returns the union of this spacing and another, which is always zero.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// The mode in which content fits into the available space or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Content fits into the available space.
  case fit
  /// Content fills the available space.
  case fill
}

/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The set's bits, one for each kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The safe area of the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// The padding around a scene.
public struct ScenePadding: Hashable, Sendable {
  let name: String
  /// The minimum padding.
  public static let minimum = Self(name: "minimum")
  /// The padding of a navigation bar's title on a watch.
  public static let navigationBar = Self(name: "navigationBar")
}

extension GeometryProxy {
  /// Returns the bounds of a container, which are unknown.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Updates the cache. It is never called.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// Returns the spacing around the layout. It is never called.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Returns the position of an alignment guide. It is never called.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns the position of an alignment guide. It is never called.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension LayoutSubview {
  /// Places the view.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    dimensions: ViewDimensions
  ) {}
}

extension View {
  /// Sets a value for the view's layout.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    self
  }

  /// Sets the number of columns that a grid cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }

  /// Sets the anchor of a view in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Sets the alignment of views in their column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Prevents a cell from requesting space.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets a size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sets limits on the size, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Keeps the ideal size in both directions.
  nonisolated public func fixedSize() -> some View { self }

  /// Keeps the ideal size in some directions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Sets the view's layout priority.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// Sets the position of the center, in points.
  nonisolated public func position(_ position: CGPoint) -> some View { self }

  /// Sets the position of the center, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Offsets the drawing, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }

  /// Offsets the drawing, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Keeps the ratio of width to height.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  { self }

  /// Keeps the ratio of width to height.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  { self }

  /// Scales to fit.
  nonisolated public func scaledToFit() -> some View { self }

  /// Scales to fill.
  nonisolated public func scaledToFill() -> some View { self }

  /// Draws the view in front of or behind other views.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Sets the position of a horizontal guide.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Sets the position of a vertical guide.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Adds padding on some sides, in points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }

  /// Adds padding on all sides, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { self }

  /// Adds padding from insets, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Adds a scene's default padding.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Adds the padding for a kind of scene.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
  { self }

  /// Adds padding inside the safe area, in points.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  { self }

  /// Adds padding inside the safe area, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { self }

  /// Adds padding inside the safe area, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Sets the margins of content, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Extends the view beyond the safe area.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Extends the view beyond the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Places a view that is created from a preference in front of this one.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable { overlayPreferenceValue(key, transform) }

  /// Places a view that is created from a preference behind this one.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable { backgroundPreferenceValue(key, transform) }
}

extension Layout {
  /// The properties of the layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Arranges views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    content()
  }
}

extension View {
  /// Places a view that is created from a preference's default value in front of this one.
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, transform) }

  /// Places a view that is created from a preference's default value behind this one.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, transform) }

  /// Passes the view's position to its ancestors.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { preference(key: key, value: transform(Anchor(value: value.value))) }
}

extension ViewDimensions {
  /// The explicit position of a horizontal guide, which is unknown.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The explicit position of a vertical guide, which is unknown.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }

  /// Returns a rectangle in the view's space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(value: point) }

  /// Returns a point in the view's unit space.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The center of the top edge.
  public static var top: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The center of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The center.
  public static var center: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The center of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .init(value: .zero) }
}

extension GeometryReader: View {
  /// The content.
  public var body: some View { content(GeometryProxy()) }
}

extension AnyLayout: UnmeasuredLayout {}

extension HStackLayout: UnmeasuredLayout {}

extension VStackLayout: UnmeasuredLayout {}

extension ZStackLayout: UnmeasuredLayout {}

extension GridLayout: UnmeasuredLayout {}

/// A key for a value that a view sets for its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that set none.
  static var defaultValue: Value { get }
}

/// The dimensions of a view. Nothing is laid out, so they are never passed.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// The content to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let name: String
  /// The default.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Scrolled content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension LayoutSubview {
  /// The value that the view sets for its layout, which is always the default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  /// The view's preferred spacing.
  public var spacing: ViewSpacing { ViewSpacing() }
}

extension View {
  /// Shows another view in front of this one. The other view is read after this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { Layers(TupleView((self, content()))) }

  /// Shows another view in front of this one. The other view is read after this one.
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View { Layers(TupleView((self, overlay))) }

  /// Shows another view behind this one. The other view is read before this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { Layers(TupleView((content(), self))) }

  /// Shows another view behind this one. The other view is read before this one.
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View { Layers(TupleView((background, self))) }

  /// Shows another view above or below this one. The other view is read before or after this one.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), comesFirst: edge == .top) }

  /// Shows another view beside this one. The other view is read before or after this one.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), comesFirst: edge == .leading) }

  /// Shows a bar above or below this view. The bar is read before or after this view.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { inset(content(), comesFirst: edge == .top) }

  /// Shows a view between the screens of tabs and the tab bar. It is read after the tabs.
  nonisolated public func tabViewBottomAccessory<V: View>(
    isEnabled: Bool = true,
    @ViewBuilder content: () -> V
  ) -> some View { inset(isEnabled ? content() : nil, comesFirst: false) }
}

extension Anchor where Value == CGRect {
  /// An empty rectangle.
  package static var zero: Self { Self(value: .zero) }
}
