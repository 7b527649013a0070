// SPDX-License-Identifier: MIT

import SwiftUI

/// A map: an element for each of its markers and annotations.
///
/// The map is called "Map" where it is entered. Its last element is the link "Legal", which every
/// map of Apple's has. The map itself is not loaded, so nothing else on it is heard.
public struct Map<Content: View> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension Map: View {
  /// The places, in the element of the map.
  public var body: some View {
    Group {
      content
      if let legal = URL(string: "https://www.apple.com/legal/internet-services/maps/") {
        // It is UIKit's, which calls no link a button.
        Link("Legal", destination: legal).accessibilityRemoveTraits(.isButton)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
  }
}

/// The places of a map, one of which may be selected.
public struct _MapPlacesView<Content: MapContent> {
  let content: Content
  var selection: MapTag?
}

/// The selection of a map, whatever the type of its values.
struct MapTag {
  let selected: () -> AnyHashable?
  let select: (AnyHashable) -> Void

  /// A tag of another type is no value of the selection, and selects nothing.
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    selected = { selection.wrappedValue.map { AnyHashable($0) } }
    select = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
  }
}

extension _MapPlacesView: View {
  /// Each place.
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
