// SPDX-License-Identifier: MIT

import SwiftUI

/// The view of an annotation, which says its titles.
@MainActor
open class MKAnnotationView: UIView {
  /// The annotation.
  public final var annotation: (any MKAnnotation)?
  /// Whether a callout is shown. It is not.
  open var canShowCallout = false

  /// The image. It does not affect elements.
  open var image: UIImage?
  /// The view at the end of a callout.
  open var rightCalloutAccessoryView: UIView?
  /// The view at the beginning of a callout.
  open var leftCalloutAccessoryView: UIView?
  /// The view in a callout.
  open var detailCalloutAccessoryView: UIView?
  /// How far the view is from its place, in points.
  open var centerOffset = CGPoint.zero
  /// Which annotations are drawn as one.
  open var clusteringIdentifier: String?

  /// Creates the view of an annotation.
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
