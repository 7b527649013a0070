// SPDX-License-Identifier: MIT

import SwiftUI

extension EmptyMapContent: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension TupleMapContent: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the markers and annotations from each part of the map's content.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    repeat (each Content)._place(each content.content, on: &map)
  }
}

extension ConditionalMapContent: MapContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the markers and annotations from the chosen branch.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    switch content {
    case .first(let first): First._place(first, on: &map)
    case .second(let second): Second._place(second, on: &map)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// Adds the markers and annotations from the optional content, if it is present.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    if let content { Wrapped._place(content, on: &map) }
  }
}
