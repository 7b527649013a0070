// SPDX-License-Identifier: MIT

import SwiftUI

/// What is drawn over a map. It does not affect elements.
@MainActor
public protocol MKOverlay: MKAnnotation {}

extension MKOverlay {
  /// The middle: unknown.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

extension MKPolyline: MKOverlay {}

/// A circle over a map. It does not affect elements.
@MainActor
open class MKCircle: MKOverlay {
  /// The middle.
  public final let coordinate: CLLocationCoordinate2D
  /// The radius, in metres.
  public final let radius: CLLocationDistance
  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}
