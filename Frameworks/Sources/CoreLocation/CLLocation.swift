// SPDX-License-Identifier: MIT

@_exported import Foundation

/// A geographical location at a point in time.
open class CLLocation: NSObject, @unchecked Sendable {
  // All properties are constant, but the compiler does not verify this for an open class.

  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude of the location, in meters.
  public let altitude: CLLocationDistance
  /// The uncertainty of the coordinate, in meters.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude, in meters.
  public let verticalAccuracy: CLLocationAccuracy
  /// The time at which the location was determined.
  public let timestamp: Date
  /// The direction of travel, which is never known.
  public let course: CLLocationDirection = -1
  /// The speed of travel, which is never known.
  public let speed: CLLocationSpeed = -1

  /// Creates a location at a point in time.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
  }

  /// Returns the distance to another location in meters, along the surface of a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (north, east) = (
      (b.latitude - a.latitude) * radians, (b.longitude - a.longitude) * radians
    )
    let half =
      pow(sin(north / 2), 2)
      + cos(a.latitude * radians) * cos(b.latitude * radians) * pow(sin(east / 2), 2)
    return 2 * 6_371_009 * asin(min(1, half.squareRoot()))
  }
}
