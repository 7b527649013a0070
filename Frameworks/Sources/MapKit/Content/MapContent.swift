// SPDX-License-Identifier: MIT

import SwiftUI

extension MapContent {
  /// Adds the body's markers and annotations.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    Body._place(content.body, on: &map)
  }
}

extension Never: MapContent {
  /// Does nothing. This function is never called.
  public static func _place(_ content: Never, on map: inout _MapPlaces) {}
}

/// The announced properties of a marker or an annotation on a map.
struct MapPlace {
  var id: [AnyHashable] = []
  var tag: AnyHashable?
  let view: AnyView
}

/// The markers and annotations on a map, in order.
public struct _MapPlaces {
  var places: [MapPlace] = []
  private var path: [AnyHashable] = []
  private var counts: [[AnyHashable]: Int] = [:]

  /// Adds a view to the map as an annotation with its own identity.
  mutating func add(_ view: some View) {
    let number = counts[path, default: 0]
    counts[path] = number + 1
    places.append(MapPlace(id: path + [AnyHashable(number)], view: AnyView(view)))
  }

  /// Adds the markers and annotations for one element of a collection.
  @MainActor
  mutating func addRow(_ id: AnyHashable, _ add: (inout _MapPlaces) -> Void) {
    path.append(id)
    add(&self)
    path.removeLast()
  }
}

/// Map content with a tag that identifies the content in a selection.
struct TaggedPlaces<Content: MapContent> {
  let content: Content
  let tag: AnyHashable
}

extension TaggedPlaces: MapContent {
  typealias Body = Never
  static func _place(_ content: Self, on map: inout _MapPlaces) {
    let start = map.places.count
    Content._place(content.content, on: &map)
    for index in start..<map.places.count where map.places[index].tag == nil {
      map.places[index].tag = content.tag
    }
  }
}
