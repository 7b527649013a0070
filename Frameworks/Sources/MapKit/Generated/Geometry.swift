// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

extension MKCoordinateRegion {
  /// Creates an empty region.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region around a rectangle.
  public init(_ rect: MKMapRect) { self.init() }
}

/// The extent of a region.
public struct MKCoordinateSpan: Sendable {
  /// The extent from south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees
  /// Creates an extent of zero.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A point on a flat map. Nothing is drawn.
public struct MKMapPoint: Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double
  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }
  /// Creates the point for a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    self.init(x: coordinate.longitude, y: -coordinate.latitude)
  }
  /// The coordinate of the point.
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

/// A rectangle on a flat map. Nothing is drawn.
public struct MKMapRect: Sendable {
  /// The top left corner.
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
