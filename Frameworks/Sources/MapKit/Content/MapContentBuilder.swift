// SPDX-License-Identifier: MIT

import SwiftUI

extension EmptyMapContent: MapContent {
  /// This content has no body.
  public typealias Body = Never
  /// Adds nothing.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {}
}

extension TupleMapContent: MapContent {
  /// This content has no body.
  public typealias Body = Never
  /// Adds the places of each part.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    repeat (each Content)._place(each content.content, on: &map)
  }
}

extension ConditionalMapContent: MapContent {
  /// This content has no body.
  public typealias Body = Never
  /// Adds the places of the chosen branch.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    switch content {
    case .first(let first): First._place(first, on: &map)
    case .second(let second): Second._place(second, on: &map)
    }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  /// Adds the places of the optional part, if the part is present.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    if let content { Wrapped._place(content, on: &map) }
  }
}
