// SPDX-License-Identifier: MIT

import A11yFrameworkParts
import SwiftUI

extension ForEach: MapContent where Content: MapContent {
  /// Adds the markers and annotations for each element of the collection.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    for element in content.data {
      map.addRow(AnyHashable(element[keyPath: content.elementID])) {
        Content._place(content.content(element), on: &$0)
      }
    }
  }
}

extension Group: MapContent where Content: MapContent {
  /// Adds the group's markers and annotations.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    Content._place(content.grouped, on: &map)
  }
}
