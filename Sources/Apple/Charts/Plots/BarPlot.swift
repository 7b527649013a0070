// SPDX-License-Identifier: MIT

import SwiftUI

/// Bars, one for each element of a collection.
public struct BarPlot<Content: VectorizedChartContent> {
  private let content: Content

  /// For each element of a collection, creates a bar with one value as its position and another value as its length.
  /// The collection's elements are identified by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.x = x.plotted(element)
      mark.y = y.plotted(element)
      return mark
    }
  }

  /// Creates a bar from one y value to another for each element of a collection. The collection's elements are
  /// identified by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.x = x.plotted(element)
      mark.y = .range(yStart.plotted(element), yEnd.plotted(element))
      return mark
    }
  }

  /// Creates a bar from one x value to another for each element of a collection. The collection's elements are
  /// identified by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.x = .range(xStart.plotted(element), xEnd.plotted(element))
      mark.y = y.plotted(element)
      return mark
    }
  }
}

extension BarPlot: VectorizedChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<Content.DataElement>] { content._rows }
}
