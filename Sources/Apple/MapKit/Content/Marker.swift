// SPDX-License-Identifier: MIT

import SwiftUI

/// A marker at a place, which says its title.
public struct Marker<Label: View> {
  private let label: Label
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D

  /// Creates a marker with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.coordinate = coordinate
  }
}

extension Marker where Label == Text {
  /// Creates a marker titled with a string, with a few letters that are not heard.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    monogram: Text,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate) { Text(title) }
  }

  /// Creates a marker titled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(title) }
  }

  /// Creates a marker titled with a string, with a symbol that is not heard.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate) { Text(title) }
  }

  /// Creates a marker titled with a string, with a picture that is not heard.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    coordinate: CLLocationCoordinate2D
  ) {
    self.init(coordinate: coordinate) { Text(title) }
  }
}

extension Marker: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds the marker.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    map.add(content.label.accessibilityElement(children: .combine))
  }
}
