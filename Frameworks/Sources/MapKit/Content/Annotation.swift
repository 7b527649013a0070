// SPDX-License-Identifier: MIT

import SwiftUI

/// A view at a place: one element, which says its title and does what its content does.
public struct Annotation<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  /// Where it is.
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
  /// None.
  public typealias Body = Never
  /// Adds the annotation.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    map.add(
      content.content
        .accessibilityElement(children: .combine)
        .accessibilityLabel { _ in content.label }
    )
  }
}

/// The place of the user, which VoiceOver calls "My Location".
public struct UserAnnotation<Content: View> {
  private let content: Content

  /// Shows a view at the place.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Shows a view at the place, which receives the location. No place is ever found.
  public init(
    anchor: UnitPoint = .center,
    @ViewBuilder content: (UserLocation) -> Content
  ) {
    self.content = content(UserLocation())
  }
}

extension UserAnnotation: MapContent {
  /// None.
  public typealias Body = Never
  /// Adds the place of the user.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    map.add(
      content.content.accessibilityElement(children: .combine).accessibilityLabel("My Location")
    )
  }
}
