// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// How views are aligned in both directions. It does not affect elements.
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
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The space.
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

/// A point in a rectangle, each coordinate from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal alignment.
  public var x: CGFloat
  /// The vertical alignment.
  public var y: CGFloat
  /// Creates the top leading corner.
  public init() { self.init(x: 0, y: 0) }
  /// Creates a point from its coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The centre of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom edge.
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

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}

/// How views are aligned horizontally. It does not affect elements.
public struct HorizontalAlignment: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  /// At the leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// Where the lines between rows begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading")
  /// Where the lines between rows end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing")
}

/// How views are aligned vertically. It does not affect elements.
public struct VerticalAlignment: Hashable, Sendable {
  package let name: String
  package init(name: String) { self.name = name }
  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// At the first baseline.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// At the last baseline.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// A coordinate space as a value of its own type.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes the set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes the set of one edge.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  /// Names the view's coordinate space.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Names the view's coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension Angle {
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// The sum.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The opposite angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A multiple.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// A fraction.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// The zero angle.
  public static let zero = Angle()

  /// Whether one angle is smaller than the other.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// A multiple.
  public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named("scrollView"))
  }
}

extension Alignment {
  /// At the first baseline, in the middle.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center,
    vertical: .firstTextBaseline
  )

  /// At the last baseline, in the middle.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)

  /// At the first baseline and the leading edge.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  /// At the last baseline and the leading edge.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )

  /// At the first baseline and the trailing edge.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )

  /// At the last baseline and the trailing edge.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )
}

extension Edge {
  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit per side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes the set of one edge.
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
