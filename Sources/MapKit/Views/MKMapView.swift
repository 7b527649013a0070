// SPDX-License-Identifier: MIT

import SwiftUI

/// A place with a title, for a view of UIKit.
@MainActor
public protocol MKAnnotation: AnyObject {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its title.
  var title: String? { get }
  /// Its second title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// A place with a title.
@MainActor
open class MKPointAnnotation: MKAnnotation {
  /// Where it is.
  open var coordinate = CLLocationCoordinate2D()
  /// Its title.
  open var title: String?
  /// Its second title.
  open var subtitle: String?
  /// Makes a place at zero.
  public init() {}
  /// Makes a place with a title.
  public init(
    coordinate: CLLocationCoordinate2D,
    title: String? = nil,
    subtitle: String? = nil
  ) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// A map of UIKit: an element for each of its annotations, which says its titles.
@MainActor
open class MKMapView: UIView {
  /// What is asked about the map. It is not called.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part of the globe.
  open var region = MKCoordinateRegion()
  /// Whether the place of the user is shown: none is found.
  open var showsUserLocation = false
  /// The annotations.
  public private(set) final var annotations: [any MKAnnotation] = []

  /// Makes a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Map"
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// Adds an annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
    addSubview(MKAnnotationView(annotation: annotation, reuseIdentifier: nil))
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
}

/// The view of an annotation, which says its titles.
@MainActor
open class MKAnnotationView: UIView {
  /// The annotation.
  public final var annotation: (any MKAnnotation)?
  /// Whether a callout is shown. It is not.
  open var canShowCallout = false

  /// Makes the view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }

  /// The titles, unless another label was given.
  open override var accessibilityLabel: String? {
    get {
      let titles = [annotation?.title, annotation?.subtitle].compactMap(\.self)
      return super.accessibilityLabel
        ?? (titles.isEmpty ? "Map pin" : titles.joined(separator: ", "))
    }
    set { super.accessibilityLabel = newValue }
  }
}

/// The view of an annotation, drawn as a balloon.
open class MKMarkerAnnotationView: MKAnnotationView {}

/// Is asked about a map. It is not called.
@MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// Makes the view of an annotation.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
}

extension MKMapViewDelegate {
  /// None.
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
}
