// SPDX-License-Identifier: MIT

import SwiftUI

/// What is drawn over a map. It does not affect elements.
@MainActor
public protocol MKOverlay: MKAnnotation {}

extension MKOverlay {
  /// The middle: unknown.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

extension MKPolyline: MKOverlay {}

/// A circle over a map. It does not affect elements.
@MainActor
open class MKCircle: MKOverlay {
  /// The middle.
  public final let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public final let radius: CLLocationDistance
  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

/// A filled shape over a map. It does not affect elements.
@MainActor
open class MKPolygon: MKOverlay {
  /// Creates a shape of its corners.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {}
}

/// Draws something over a map. It does not affect elements.
@MainActor
open class MKOverlayRenderer: NSObject {
  /// What is drawn.
  public final let overlay: any MKOverlay
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Makes one.
  public required init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a shape over a map. It does not affect elements.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour of the shape.
  open var fillColor: UIColor?
  /// The colour of the line.
  open var strokeColor: UIColor?
  /// How wide the line is, in points.
  open var lineWidth: CGFloat = 0
  /// How the line is broken.
  open var lineDashPattern: [NSNumber]?
}

/// Draws a line over a map. It does not affect elements.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Makes one for a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a circle over a map. It does not affect elements.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Makes one for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Draws a filled shape over a map. It does not affect elements.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Makes one for a shape.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
