// SPDX-License-Identifier: MIT

import SwiftUI

/// A map with an element for each of its markers and annotations.
///
/// The map is announced as "Map" when the cursor enters it. The map's last element is a link labeled "Legal", as on all
/// of Apple's maps. The map itself is not loaded, so nothing else on the map is announced.
public struct Map<Content: View> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension Map: View {
  /// The markers and annotations inside the map's element.
  public var body: some View {
    Group {
      content
      if let legal = URL(string: "https://www.apple.com/legal/internet-services/maps/") {
        // On Apple's systems, this link belongs to UIKit, which does not give links the button trait.
        Link("Legal", destination: legal).accessibilityRemoveTraits(.isButton)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
  }
}

/// The markers and annotations on a map, one of which can be selected.
public struct _MapPlacesView<Content: MapContent> {
  let content: Content
  var selection: MapTag?
}

/// The map's selection, regardless of the type of the selected value.
struct MapTag {
  let selected: () -> AnyHashable?
  let select: (AnyHashable) -> Void

  /// Creates a selection. A tag whose type differs from the type of the selection selects nothing.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    selected = { selection.wrappedValue.map { AnyHashable($0) } }
    select = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }
}

extension _MapPlacesView: View {
  /// The views for all markers and annotations.
  public var body: some View {
    ForEach(places, id: \.id) { place in
      if let selection, let tag = place.tag {
        place.view
          .accessibilityAddTraits(
            selection.selected() == tag ? [.isButton, .isSelected] : .isButton
          )
          .accessibilityAction { selection.select(tag) }
      } else {
        place.view
      }
    }
  }

  @MainActor private var places: [MapPlace] {
    var map = _MapPlaces()
    Content._place(content, on: &map)
    return map.places
  }
}
