// SPDX-License-Identifier: MIT

import A11yViewGraph
import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  /// Adds the marks for each element of the collection.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    for element in content.data {
      chart.addRow(AnyHashable(element[keyPath: content.id])) {
        Content._plot(content.content(element), in: &$0)
      }
    }
  }
}

extension Group: ChartContent where Content: ChartContent {
  /// Adds the marks in the group.
  public static func _plot(_ content: Self, in chart: inout _ChartMarks) {
    Content._plot(content.content, in: &chart)
  }
}
