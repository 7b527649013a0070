// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The alignment of views in both directions. It does not affect elements.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment
  /// Creates an alignment from both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// Aligns views at the center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Aligns views at the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Aligns views at the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Aligns views at the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Aligns views at the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Aligns views in the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Aligns views in the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Aligns views in the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Aligns views in the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The coordinate space.
  public let coordinateSpace: CoordinateSpace
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat
  /// Creates insets from their distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A point in a rectangle, with coordinates from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: CGFloat
  /// The vertical coordinate.
  public var y: CGFloat
  /// Creates a point at the top leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point from its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The visibility of a part of the user interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default visibility.
  case automatic
  /// The part is shown.
  case visible
  /// The part is hidden.
  case hidden
}

/// The horizontal alignment of views. It does not affect elements.
public struct HorizontalAlignment: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  /// Aligns views at the leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// Aligns views at the center.
  public static let center = HorizontalAlignment(name: "center")
  /// Aligns views at the trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// Aligns views where the separators between rows begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// Aligns views where the separators between rows end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// The vertical alignment of views. It does not affect elements.
public struct VerticalAlignment: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  /// Aligns views at the top.
  public static let top = VerticalAlignment(name: "top")
  /// Aligns views at the center.
  public static let center = VerticalAlignment(name: "center")
  /// Aligns views at the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// Aligns views at the first baseline.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// Aligns views at the last baseline.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// A coordinate space, represented by its own type.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one per edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with a single edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one per edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with a single edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The top and bottom edges.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// Sets the name of the view's coordinate space.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Sets the name of the view's coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension Angle {
  /// Returns an angle given in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle given in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns the sum of two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Returns the difference between two angles.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Returns the angle in the opposite direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Returns the angle multiplied by a number.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Returns the angle divided by a number.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle()

  /// Returns whether one angle is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Returns the angle multiplied by a number.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns a coordinate space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The coordinate space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named("scrollView"))
  }
}

extension Alignment {
  /// Aligns views at the first baseline and the horizontal center.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center,
    vertical: .firstTextBaseline
  )

  /// Aligns views at the last baseline and the horizontal center.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)

  /// Aligns views at the first baseline and the leading edge.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  /// Aligns views at the last baseline and the leading edge.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )

  /// Aligns views at the first baseline and the trailing edge.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )

  /// Aligns views at the last baseline and the trailing edge.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

extension Edge {
  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set, one per edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set with a single edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
  }
}
