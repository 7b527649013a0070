// SPDX-License-Identifier: MIT

// Made from Surface/MapKit.rows by `make surface`.

import A11yFrameworkParts
import CoreLocation
import Foundation
import SwiftUI

/// A view for an annotation, drawn as a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the balloon. It does not affect elements.
  open var markerTintColor: UIColor?
  /// The color of the image in the balloon. It does not affect elements.
  open var glyphTintColor: UIColor?
  /// The image in the balloon. It does not affect elements.
  open var glyphImage: UIImage?
  /// The text in the balloon. It does not affect elements.
  open var glyphText: String?
}

/// A view for an annotation, drawn as a pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// The color of the pin. It does not affect elements.
  open var pinTintColor: UIColor?
  /// Whether the pin drops with an animation. It does not affect elements.
  open var animatesDrop = false
}

/// The user's location, which is never determined.
open class MKUserLocation: MKPointAnnotation {
  /// The location.
  open var location: CLLocation? { nil }
}

/// The type of a map. It does not affect elements.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the user. It does not affect elements.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// A filled shape over a map. It does not affect elements.
@MainActor open class MKPolygon: MKOverlay {
  /// Creates a shape from its corners.
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {}
}

/// Draws an overlay on a map. It does not affect elements.
@MainActor open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public final let overlay: any MKOverlay
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Creates a renderer.
  public required init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a shape on a map. It does not affect elements.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill color.
  open var fillColor: UIColor?
  /// The stroke color.
  open var strokeColor: UIColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 0
  /// The dash pattern of the line.
  open var lineDashPattern: [NSNumber]?
}

/// Draws a line on a map. It does not affect elements.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws a circle on a map. It does not affect elements.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// Draws a filled shape on a map. It does not affect elements.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a shape.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// A delegate that provides views for annotations and is notified of a map's changes. Only the
/// first method is called.
@MainActor public protocol MKMapViewDelegate: AnyObject {
  /// Creates a view for an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Creates a renderer for an overlay. It is never called.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called when the visible region has changed, which never happens.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when the visible region changes, which never happens.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called when an annotation has been selected, which never happens.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when a callout's button has been tapped, which never happens.
  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
}

/// An overlay on a map. It does not affect elements.
@MainActor public protocol MKOverlay: MKAnnotation {}

/// A circle on a map. It does not affect elements.
@MainActor open class MKCircle: MKOverlay {
  /// The center.
  public final let coordinate: CLLocationCoordinate2D
  /// The radius, in meters.
  public final let radius: CLLocationDistance
  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}

/// A place with a title, for a UIKit view.
@MainActor public protocol MKAnnotation: AnyObject {
  /// The coordinate.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title.
  var title: String? { get }
  /// The subtitle.
  var subtitle: String? { get }
}

/// A place with a title.
@MainActor open class MKPointAnnotation: MKAnnotation {
  /// The coordinate.
  open var coordinate = CLLocationCoordinate2D()
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
  /// Creates a place at the coordinate zero.
  public init() {}
  /// Creates a place with a title.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

extension MKMapViewDelegate {
  /// Returns no view, so that the default one is used.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }

  /// Returns a renderer that draws nothing.
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
  /// The center, which is unknown.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

extension MKAnnotation {
  /// By default, there is no title.
  public var title: String? { nil }

  /// By default, there is no subtitle.
  public var subtitle: String? { nil }
}

extension MKPolyline: MKOverlay {}
