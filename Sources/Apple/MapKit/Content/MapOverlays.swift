// SPDX-License-Identifier: MIT

import SwiftUI

// Lines and areas are drawn and not heard, as on Apple's systems.

/// A circle on a map. It is accepted and not heard.
public struct MapCircle {
  /// Creates a circle around a place.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A line on a map. It is accepted and not heard.
public struct MapPolyline {
  /// How a line goes from one place to the next.
  public enum ContourStyle: Sendable { case straight, geodesic }
  /// Creates a line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// Creates a line through points.
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  /// Makes the line of a route.
  public init(_ route: MKRoute) {}
  /// Creates a line from one of MapKit's.
  public init(_ polyline: MKPolyline) {}
}

/// An area of a map. It is accepted and not heard.
public struct MapPolygon {
  /// Creates an area between places.
  public init(coordinates: [CLLocationCoordinate2D]) {}
  /// Creates an area between points.
  public init(points: [MKMapPoint]) {}
}

extension MapCircle: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension MapPolyline: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension MapPolygon: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}
