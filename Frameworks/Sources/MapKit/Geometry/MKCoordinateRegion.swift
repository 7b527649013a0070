// SPDX-License-Identifier: MIT

import CoreLocation

/// A part of the globe: a place, and how much around it.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much around it.
  public var span: MKCoordinateSpan

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region of a size in metres.
  public init(
    center: CLLocationCoordinate2D,
    latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metres = 111_320.0
    let narrowing = max(0.01, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metres,
        longitudeDelta: longitudinalMeters / (metres * narrowing)
      )
    )
  }
}
