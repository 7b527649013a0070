// SPDX-License-Identifier: MIT

@_exported import Foundation

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  // All properties are constant; the compiler does not check a class that is open.

  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// How high it is, in metres.
  public let altitude: CLLocationDistance
  /// How far it may be off, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the height may be off, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// When it was found.
  public let timestamp: Date
  /// The direction of travel: unknown.
  public let course: CLLocationDirection = -1
  /// The speed of travel: unknown.
  public let speed: CLLocationSpeed = -1

  /// Creates a place at a time.
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

  /// The distance along the globe, in metres, taking it for a sphere.
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
