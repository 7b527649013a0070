// SPDX-License-Identifier: MIT

import SwiftUI

/// A view at a location on a map.
public struct MapAnnotation<Content: View> {
  private let content: Content

  /// Creates an annotation.
  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension MapPin: MapAnnotationProtocol {
  /// A view with the label "Map pin".
  public var _annotationView: AnyView { .mapPin }
}

extension MapMarker: MapAnnotationProtocol {
  /// A view with the label "Map pin".
  public var _annotationView: AnyView { .mapPin }
}

extension MapAnnotation: MapAnnotationProtocol {
  /// The annotation's content.
  public var _annotationView: AnyView { AnyView(content) }
}

extension AnyView {
  fileprivate static var mapPin: AnyView {
    AnyView(EmptyView().accessibilityElement().accessibilityLabel("Map pin"))
  }
}
