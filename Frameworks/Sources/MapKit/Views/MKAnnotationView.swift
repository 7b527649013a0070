// SPDX-License-Identifier: MIT

import SwiftUI

/// The view for an annotation, announced with the annotation's titles.
@MainActor
open class MKAnnotationView: UIView {
  /// The annotation.
  public final var annotation: (any MKAnnotation)?
  /// Whether a callout can be shown. No callout is ever shown.
  open var canShowCallout = false

  /// The image. This property does not affect accessibility elements.
  open var image: UIImage?
  /// The view on the right side of a callout.
  open var rightCalloutAccessoryView: UIView?
  /// The view on the left side of a callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view in a callout.
  open var detailCalloutAccessoryView: UIView?
  /// The view's offset from its position on the map, in points.
  open var centerOffset = CGPoint.zero
  /// The identifier shared by the annotations that are drawn as a single cluster.
  open var clusteringIdentifier: String?

  /// Creates a view for an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The label, which consists of the annotation's titles unless the program sets another label.
  open override var accessibilityLabel: String? {
    get {
      let titles = [annotation?.title, annotation?.subtitle].compactMap(\.self)
      return super.accessibilityLabel
        ?? (titles.isEmpty ? "Map pin" : titles.joined(separator: ", "))
    }
    set { super.accessibilityLabel = newValue }
  }
}
