// SPDX-License-Identifier: MIT

import SwiftUI

/// Straight lines, one for each element of a collection.
public struct RulePlot<Content: VectorizedChartContent> {
  private let content: Content

  /// Creates a line at an x value for each element of a collection. The collection's elements are identified by one of
  /// their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.x = x.plotted(element)
      return mark
    }
  }

  /// Creates a line at a y value for each element of a collection. The collection's elements are identified by one of
  /// their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.y = y.plotted(element)
      return mark
    }
  }

  /// Creates a line at an x value, between two y values, for each element of a collection. The collection's elements
  /// are identified by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.x = x.plotted(element)
      mark.y = .range(yStart.plotted(element), yEnd.plotted(element))
      return mark
    }
  }

  /// Creates a line at a y value, between two x values, for each element of a collection. The collection's elements are
  /// identified by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.x = .range(xStart.plotted(element), xEnd.plotted(element))
      mark.y = y.plotted(element)
      return mark
    }
  }
}

extension RulePlot: VectorizedChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<Content.DataElement>] { content._rows }
}
