// SPDX-License-Identifier: MIT

// Made from Surface/A11yDrawing.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import A11yViews
import Foundation

/// Names an alignment of a program's own.
public protocol AlignmentID {
  /// Where the alignment is in a view, in points. Never asked.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A place in a view, which another view can read in its own space. Nothing has a place here.
public struct Anchor<Value> {
  package let value: Value
  /// How a place is taken.
  public struct Source {
    package let value: Value
  }
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

/// A type-erased layout, so that one can replace another.
public struct AnyLayout {
  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {}
}

/// Views side by side.
public struct HStackLayout {
  /// How the views are aligned.
  public var alignment: VerticalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?
  /// Creates a layout of views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views one below the other.
public struct VStackLayout {
  /// How the views are aligned.
  public var alignment: HorizontalAlignment
  /// The space between views, in points.
  public var spacing: CGFloat?
  /// Creates a layout of views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Views in front of each other.
public struct ZStackLayout {
  /// How the views are aligned.
  public var alignment: Alignment
  /// Creates a layout of views in front of each other.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Rows and columns, as a layout.
public struct GridLayout {
  /// How the views are aligned.
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

/// A way to arrange views. Nothing is arranged: the views are read in their order.
public protocol Layout: Sendable {
  /// Data kept between measuring and placing.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews
  /// How much space the views take. Never called.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views. Never called.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
}

/// The views to place: always none.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { 0 }
  /// The view at an index; there are none.
  public subscript(index: Int) -> LayoutSubview {
    preconditionFailure("there are no views to be placed")
  }
}

extension HorizontalAlignment {
  /// An alignment of a program's own.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}

extension VerticalAlignment {
  /// An alignment of a program's own.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}

extension Anchor.Source {
  /// Several places.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(value: array.map(\.value))
  }
}

/// A view whose content depends on the available space. Nothing is laid out, so the size is always
/// that of the screen.
public struct GeometryReader<Content: View> {
  /// Creates the view.
  public var content: (GeometryProxy) -> Content
  /// Creates a view whose content depends on the available space.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// A view to place.
public struct LayoutSubview: Equatable, Sendable {
  /// Which views get space first.
  public var priority: Double { 0 }
  /// How much space the view takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The view's size.
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
  /// No space.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Unlimited space.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The size, with numbers in place of unspecified dimensions.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// What is known of a layout.
public struct LayoutProperties: Sendable {
  /// Along which axis it stacks views; `nil` for none.
  public var stackOrientation: Axis?
  /// Creates properties.
  public init() {}
}

/// The space that a view wants around it: none.
public struct ViewSpacing: Sendable {
  /// Creates a space.
  public init() {}
  /// The distance to another view, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
  /// No space.
  public static let zero = ViewSpacing()
  /// Adds the space of another view: none.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// The space of this view and another: none.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

/// Whether content fits into the available space or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// It fits.
  case fit
  /// It fills.
  case fill
}

/// The kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit per kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// That of the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// That of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// The space around a scene.
public struct ScenePadding: Hashable, Sendable {
  let name: String
  /// The least.
  public static let minimum = Self(name: "minimum")
  /// As the title has it, on a watch.
  public static let navigationBar = Self(name: "navigationBar")
}

extension GeometryProxy {
  /// The bounds of a container: none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Changes the cache. Never called.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// The space around the layout. Never asked.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Where a guide is. Never asked.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Where a guide is. Never asked.
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
  /// Gives the view's layout a value.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    self
  }

  /// Creates a cell of a grid as wide as several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { self }

  /// Sets where a view is in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Sets where views are in their column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Has a cell ask for no space.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets a size, in points.
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sets limits to the size, in points.
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

  /// Sets which views get space first.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  /// Sets the position of the centre, in points.
  nonisolated public func position(_ position: CGPoint) -> some View { self }

  /// Sets the position of the centre, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Moves the drawing, in points.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }

  /// Moves the drawing, in points.
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

  /// Draws the view in front of or behind others.
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

  /// Adds the usual padding of a scene.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }

  /// Adds the padding of a kind of scene.
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

  /// Extends beyond the safe area.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }

  /// Extends beyond the safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts a view made from a preference over this one.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable { overlayPreferenceValue(key, transform) }

  /// Puts a view made from a preference below this one.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key.Value: Equatable { backgroundPreferenceValue(key, transform) }
}

extension Layout {
  /// What is known of the layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Arranges views.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    content()
  }
}

extension View {
  /// Puts a view made from a preference's default value over this one.
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, transform) }

  /// Puts a view made from a preference's default value below this one.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, transform) }

  /// Passes up where the view is.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { preference(key: key, value: transform(Anchor(value: value.value))) }
}

extension ViewDimensions {
  /// Where a horizontal guide is, if the program says so: it is not known.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Where a vertical guide is, if the program says so: it is not known.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {}

extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init(value: .zero) }

  /// A rectangle in the view's space.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { .init(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's space.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { .init(value: point) }

  /// A point in the view's unit space.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .init(value: .zero) }

  /// The middle of the bottom.
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

extension Anchor where Value == CGRect {
  /// A rectangle of no size.
  package static var zero: Self { Self(value: .zero) }
}
