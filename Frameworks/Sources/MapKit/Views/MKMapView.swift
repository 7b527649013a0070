// SPDX-License-Identifier: MIT

import SwiftUI

/// A map of UIKit: an element for each of its annotations, which says its titles.
@MainActor
open class MKMapView: UIView {
  /// How the map is drawn. It does not affect elements.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// Where the map is seen from. It does not affect elements.
  open var camera = MKMapCamera()
  /// The delegate, which provides the views of annotations.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part of the globe.
  open var region = MKCoordinateRegion()
  /// Whether the place of the user is shown: none is found.
  open var showsUserLocation = false
  /// What the map shows.
  open var mapType = MKMapType.standard
  /// Whether the map follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Whether the map can be drawn bigger.
  open var isZoomEnabled = true
  /// Whether the map can be moved.
  open var isScrollEnabled = true
  /// Whether the map can be turned.
  open var isRotateEnabled = true
  /// Whether the map can be tilted.
  open var isPitchEnabled = true
  /// Whether a compass is drawn.
  open var showsCompass = true
  /// Whether a scale is drawn.
  open var showsScale = false
  /// The kinds of places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What is drawn over the map.
  public private(set) final var overlays: [any MKOverlay] = []
  /// The annotation of the user's place: none is found.
  open var userLocation: MKUserLocation { MKUserLocation() }
  /// The middle of the map.
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

  /// Always returns `nil`: there are no archives here.
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

  /// Shows a part of the globe.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// Shows a place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }

  /// Draws over the map. It does not affect elements.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Draws over the map. It does not affect elements.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Draws over the map no longer.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Draws over the map no longer.
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  /// Shows annotations, which it adds.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
  }
  /// Does nothing: the annotation can be reached.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// Does nothing.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  /// Does nothing: views are made when they are needed.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier: String) {}
  /// A view that is used again: none is.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
}
