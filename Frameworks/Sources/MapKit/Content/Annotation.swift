// SPDX-License-Identifier: MIT

import SwiftUI

/// A view at a location on a map. The annotation is a single element that is announced with its title and performs its
/// content's actions.
public struct Annotation<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  /// The annotation's coordinate.
  public let coordinate: CLLocationCoordinate2D

  /// Creates an annotation with a label.
  public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.coordinate = coordinate
  }
}

extension Annotation: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the annotation to the map.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    map.add(
      content.content
        .accessibilityElement(children: .combine)
        .accessibilityLabel { _ in content.label }
    )
  }
}

/// The user's location, which VoiceOver calls "My Location".
public struct UserAnnotation<Content: View> {
  private let content: Content

  /// Creates an annotation with a view at the user's location.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates an annotation with a view that receives the user's location. No location is ever determined.
  public init(
    anchor: UnitPoint = .center,
    @ViewBuilder content: (UserLocation) -> Content
  ) {
    self.content = content(UserLocation())
  }
}

extension UserAnnotation: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the user's location to the map.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    map.add(
      content.content.accessibilityElement(children: .combine).accessibilityLabel("My Location")
    )
  }
}
