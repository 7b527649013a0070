// SPDX-License-Identifier: MIT

import SwiftUI

// Lines and areas are drawn and not heard, as on Apple's systems.

extension MapCircle: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension MapPolyline: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension MapPolygon: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}
