// SPDX-License-Identifier: MIT

import SwiftUI

/// A UIKit map with an element for each of its annotations. Each element is announced with its annotation's titles.
@MainActor
open class MKMapView: UIView {
  /// The style in which the map is drawn. This property does not affect accessibility elements.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The viewpoint from which the map is shown. This property does not affect accessibility elements.
  open var camera = MKMapCamera()
  /// The delegate, which provides views for annotations.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The visible region.
  open var region = MKCoordinateRegion()
  /// Whether the user's location is shown. No location is ever determined.
  open var showsUserLocation = false
  /// The map type.
  open var mapType = MKMapType.standard
  /// Whether the map follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether the user can zoom the map.
  open var isZoomEnabled = true
  /// Whether the user can scroll the map.
  open var isScrollEnabled = true
  /// Whether the user can rotate the map.
  open var isRotateEnabled = true
  /// Whether the user can tilt the map.
  open var isPitchEnabled = true
  /// Whether a compass is drawn.
  open var showsCompass = true
  /// Whether a scale is drawn.
  open var showsScale = false
  /// The categories of places to show.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The overlays on the map.
  public private(set) final var overlays: [any MKOverlay] = []
  /// The annotation for the user's location. No location is ever determined.
  open var userLocation: MKUserLocation { MKUserLocation() }
  /// The center of the map.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The annotations.
  public private(set) final var annotations: [any MKAnnotation] = []

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Map"
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
    let view = delegate?.mapView(self, viewFor: annotation)
    addSubview(view ?? MKAnnotationView(annotation: annotation, reuseIdentifier: nil))
  }

  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(addAnnotation)
  }

  /// Removes an annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    let views = subviews.compactMap { $0 as? MKAnnotationView }
    views.filter { $0.annotation === annotation }.forEach { $0.removeFromSuperview() }
  }

  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }

  /// Sets the visible region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// Centers the map on a coordinate.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }

  /// Adds an overlay to the map without affecting accessibility elements.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Adds overlays to the map without affecting accessibility elements.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// Adds the annotations that are not yet on the map.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
  }
  /// Does nothing, because the annotation can be reached without being selected.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// Does nothing.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  /// Does nothing, because views are created when they are needed.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier: String) {}
  /// Always returns `nil`, because views are not reused.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
}
