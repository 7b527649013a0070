// SPDX-License-Identifier: MIT

import SwiftUI

/// Is asked for the views of annotations, and told about a map. Only the first happens here.
@MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// Makes the view of an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Makes what draws something over a map. It is not called.
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

extension MKMapViewDelegate {
  /// None.
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// One that draws nothing.
  public func mapView(
    _ mapView: MKMapView,
    rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
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
