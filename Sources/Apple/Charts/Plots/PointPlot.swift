// SPDX-License-Identifier: MIT

import SwiftUI

/// Points, one for each element of a collection.
public struct PointPlot<Content: VectorizedChartContent> {
  private let content: Content

  /// Creates a point at an x value and a y value for each element of a collection. The collection's elements are
  /// identified by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.x = x.plotted(element)
      mark.y = y.plotted(element)
      return mark
    }
  }
}

extension PointPlot: VectorizedChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<Content.DataElement>] { content._rows }
}
