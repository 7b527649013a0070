// SPDX-License-Identifier: MIT

import SwiftUI

/// The annotations and the user's location on a map that was created with an older API.
public struct _RegionPlaces<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>
where Items.Element: Identifiable {
  let items: Items
  let showsUserLocation: Bool
  let annotation: (Items.Element) -> Annotation
}

extension _RegionPlaces: View {
  /// A view for each annotation.
  public var body: some View {
    ForEach(items) { annotation($0)._annotationView }
    _UserPlace(isShown: showsUserLocation)
  }
}

/// The user's location on a map, if it is shown.
public struct _UserPlace {
  let isShown: Bool
}

extension _UserPlace: View {
  /// An element with the label "My Location".
  public var body: some View {
    if isShown { EmptyView().accessibilityElement().accessibilityLabel("My Location") }
  }
}
