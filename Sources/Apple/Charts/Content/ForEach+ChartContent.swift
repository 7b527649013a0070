// SPDX-License-Identifier: MIT

import A11yViewGraph
import SwiftUI

extension ForEach where Content: ChartContent {
  /// Creates a part of a chart for each element, identified by the element itself.
  public init(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates a part of a chart for each element, identified by a property.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id)
  }

  /// Creates a part of a chart for each number in a range.
  public init(
    _ data: Range<Int>,
    @ChartContentBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: \.self)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the marks of each element.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    for element in content.data {
      chart.addRow(AnyHashable(element[keyPath: content.id])) {
        Content._plot(content.content(element), in: &$0)
      }
    }
  }
}

extension Group: ChartContent where Content: ChartContent {
  /// Adds the marks of the group.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    Content._plot(content.content, in: &chart)
  }
}

extension Group where Content: ChartContent {
  /// Puts marks into a group.
  public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }
}
