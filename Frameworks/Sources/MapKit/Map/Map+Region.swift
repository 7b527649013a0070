// SPDX-License-Identifier: MIT

import SwiftUI

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
