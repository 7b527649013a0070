// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

extension MKCoordinateRegion {
  /// The middle of nowhere.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region around a rectangle.
  public init(_ rect: MKMapRect) { self.init() }
}

/// How much of the globe is around a place.
public struct MKCoordinateSpan: Sendable {
  /// How much from south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// How much from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees
  /// Nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A point of a flat map. Nothing is drawn.
public struct MKMapPoint: Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double
  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
  /// Creates the point of a place.
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: -coordinate.latitude)
  }
  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: -y, longitude: x)
  }
}

/// A size on a flat map. Nothing is drawn.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }
}

/// A rectangle of a flat map. Nothing is drawn.
public struct MKMapRect: Sendable {
  /// The corner at the top left.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// Creates a rectangle.
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    self.origin = origin
    self.size = size
  }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// The whole map.
  public static let world = MKMapRect(x: -180, y: -90, width: 360, height: 180)
}
