// SPDX-License-Identifier: MIT

import SwiftUI

// Maps in the older way: a region, and items with an annotation each.
extension Map {
  /// Creates an empty map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _UserPlace {
    self.init(_UserPlace(isShown: showsUserLocation))
  }

  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _RegionPlaces<Items, Annotation>, Items.Element: Identifiable {
    self.init(
      _RegionPlaces(
        items: annotationItems,
        showsUserLocation: showsUserLocation,
        annotation: annotationContent
      )
    )
  }

  /// Creates an empty map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _UserPlace {
    self.init(_UserPlace(isShown: showsUserLocation))
  }

  /// Creates a map of a rectangle with an annotation for each item.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _RegionPlaces<Items, Annotation>, Items.Element: Identifiable {
    self.init(
      _RegionPlaces(
        items: annotationItems,
        showsUserLocation: showsUserLocation,
        annotation: annotationContent
      )
    )
  }
}

/// The annotations of a map in the older way, and the place of the user.
public struct _RegionPlaces<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>
where Items.Element: Identifiable {
  let items: Items
  let showsUserLocation: Bool
  let annotation: (Items.Element) -> Annotation
}

extension _RegionPlaces: View {
  /// Each annotation.
  public var body: some View {
    ForEach(items) { annotation($0)._annotationView }
    _UserPlace(isShown: showsUserLocation)
  }
}

/// The place of the user on a map, if it is shown.
public struct _UserPlace {
  let isShown: Bool
}

extension _UserPlace: View {
  /// "My Location".
  public var body: some View {
    if isShown { EmptyView().accessibilityElement().accessibilityLabel("My Location") }
  }
}

/// Whether a map follows the user.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }
