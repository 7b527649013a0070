// SPDX-License-Identifier: MIT

import SwiftUI

/// Where a map is seen from. Nothing is drawn.
public struct MapCameraPosition: Sendable {
  /// The region, if it was given by one.
  public private(set) var region: MKCoordinateRegion?
  /// The camera, if it was given by one.
  public private(set) var camera: MapCamera?
  /// The rectangle, if it was given by one.
  public private(set) var rect: MKMapRect?
  /// The point of interest, if it was given by one.
  public private(set) var item: MKMapItem?
  /// Whether the map follows the user.
  public private(set) var followsUserLocation = false
  /// Whether the map turns with the user.
  public private(set) var followsUserHeading = false
  /// Whether the user moved the map: nobody can.
  public var positionedByUser: Bool { false }
  /// Where the map is seen from while the user is not found.
  public var fallbackPosition: MapCameraPosition? { nil }

  /// From where the content is seen.
  public static var automatic: Self { Self() }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  /// A camera.
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }
  /// A point of interest.
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> Self {
    Self(item: item)
  }
  /// The place of the user.
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> Self {
    Self(followsUserLocation: true, followsUserHeading: followsHeading)
  }
}

/// A camera over a map. Nothing is drawn.
public struct MapCamera: Sendable {
  /// What it looks at.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away it is, in metres.
  public var distance: Double
  /// Its direction, in degrees.
  public var heading: Double
  /// How far it leans, in degrees.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// How far a map can be moved. Nothing is drawn.
public struct MapCameraBounds: Sendable {
  /// Within a region.
  public init(
    centerCoordinateBounds: MKCoordinateRegion,
    minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  /// Within distances.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What gestures move a map. Nothing is drawn.
public struct MapInteractionModes: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving.
  public static let pan = Self(rawValue: 1)
  /// Zooming.
  public static let zoom = Self(rawValue: 2)
  /// Leaning.
  public static let pitch = Self(rawValue: 4)
  /// Turning.
  public static let rotate = Self(rawValue: 8)
  /// All of them.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
