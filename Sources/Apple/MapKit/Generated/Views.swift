// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yViewGraph
import CoreLocation
import Foundation
import SwiftUI

/// The view of an annotation, drawn as a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon. It does not affect elements.
  open var markerTintColor: UIColor?
  /// The colour of the picture in it. It does not affect elements.
  open var glyphTintColor: UIColor?
  /// The picture in it. It does not affect elements.
  open var glyphImage: UIImage?
  /// The words in it. They do not affect elements.
  open var glyphText: String?
}

/// The view of an annotation, drawn as a pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin. It does not affect elements.
  open var pinTintColor: UIColor?
  /// Whether the pin falls. It does not affect elements.
  open var animatesDrop = false
}

/// The place of the user. None is found.
open class MKUserLocation: MKPointAnnotation {
  /// The place.
  open var location: CLLocation? { nil }
}

/// What a map shows. It does not affect elements.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the user. It does not affect elements.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// A filled shape over a map. It does not affect elements.
@MainActor open class MKPolygon: MKOverlay {
  /// Creates a shape of its corners.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {}
}

/// Draws something over a map. It does not affect elements.
@MainActor open class MKOverlayRenderer: NSObject {
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
