// SPDX-License-Identifier: MIT

import A11yViewGraph
import SwiftUI

extension ForEach where Content: MapContent {
  /// Creates a part of a map for each element, identified by the element itself.
  public init(
    _ data: Data,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates a part of a map for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }

  /// Creates a part of a map for each number in a range.
  public init(
    _ data: Range<Int>,
    @MapContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: \.self)
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// Adds the places of each element.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    for element in content.data {
      map.addRow(AnyHashable(element[keyPath: content.id])) {
        Content._place(content.content(element), on: &$0)
      }
    }
  }
}

extension Group: MapContent where Content: MapContent {
  /// Adds the places of the group.
  public static func _place(_ content: Self, on map: inout _MapPlaces) {
    Content._place(content.content, on: &map)
  }
}

extension Group where Content: MapContent {
  /// Puts places into a group.
  public init(@MapContentBuilder content: () -> Content) { self.init(holding: content()) }
}
