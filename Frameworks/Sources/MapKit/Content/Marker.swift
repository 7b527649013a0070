// SPDX-License-Identifier: MIT

import SwiftUI

/// A marker at a location on a map. The marker is announced with its title.
public struct Marker<Label: View> {
  private let label: Label
  /// The marker's coordinate.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a marker with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.coordinate = coordinate
  }
}

extension Marker: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the marker to the map.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    map.add(content.label.accessibilityElement(children: .combine))
  }
}
