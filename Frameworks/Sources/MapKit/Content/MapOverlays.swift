// SPDX-License-Identifier: MIT

import SwiftUI

// Lines and areas are drawn but not announced, as on Apple's systems.

extension MapCircle: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension MapPolyline: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension MapPolygon: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}
