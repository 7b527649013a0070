// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import Foundation

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  // A name is any hashable value; it is only ever compared.
  /// The screen.
  case global
  /// The view itself.
  case local
  /// A named view.
  case named(AnyHashable)
}

extension View {
  /// Names the view's coordinate space.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
}

/// A coordinate space as a value of its own type.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
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

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension View {
  /// Names the view's coordinate space.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
