// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// The view of an annotation, drawn as a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon. It does not affect elements.
  open var markerTintColor: UIColor?
  /// The colour of the image in it. It does not affect elements.
  open var glyphTintColor: UIColor?
  /// The image in it. It does not affect elements.
  open var glyphImage: UIImage?
  /// The text in it. It does not affect elements.
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

/// Provides the views of annotations, and is notified of changes of a map. Only the first is
/// called.
@MainActor public protocol MKMapViewDelegate: AnyObject {
  /// Creates the view of an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Creates the renderer of an overlay. It is not called.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// The part of the globe changed. It is not called.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The part of the globe changes. It is not called.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// An annotation was selected. It is not called.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A button of a callout was tapped. It is not called.
  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
}

/// What is drawn over a map. It does not affect elements.
@MainActor public protocol MKOverlay: MKAnnotation {}

/// A circle over a map. It does not affect elements.
@MainActor open class MKCircle: MKOverlay {
  /// The middle.
  public final let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public final let radius: CLLocationDistance
  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

/// A place with a title, for a view of UIKit.
@MainActor public protocol MKAnnotation: AnyObject {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its title.
  var title: String? { get }
  /// Its second title.
  var subtitle: String? { get }
}

/// A place with a title.
@MainActor open class MKPointAnnotation: MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// Its title.
  open var title: String?
  /// Its second title.
  open var subtitle: String?
  /// Creates a place at zero.
  public init() {}
  /// Creates a place with a title.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

extension MKMapViewDelegate {
  /// None.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }

  /// One that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }

  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}

  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}

  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}

  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
}

extension MKOverlay {
  /// The middle: unknown.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }

  /// None.
  public var subtitle: String? { nil }
}

extension MKPolyline: MKOverlay {}
