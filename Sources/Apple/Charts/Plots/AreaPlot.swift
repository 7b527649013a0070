// SPDX-License-Identifier: MIT

import SwiftUI

/// An area with a point for each element of a collection, or the area under a function's graph.
public struct AreaPlot<Content: VectorizedChartContent> {
  private let content: Content

  /// Creates an area below a y value for each element of a collection. The collection's elements are identified by one
  /// of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark(isContinuous: true)
      mark.x = x.plotted(element)
      mark.y = y.plotted(element)
      return mark
    }
  }

  /// Creates an area between two y values for each element of a collection. The collection's elements are identified by
  /// one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark(isContinuous: true)
      mark.x = x.plotted(element)
      mark.y = .range(yStart.plotted(element), yEnd.plotted(element))
      return mark
    }
  }

  /// Creates the area below a function's graph. The area is one element, named after its y axis.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _PlottedRows<Int> {
    content = .function(Text(y))
  }

  /// Creates the area below a function's graph. The area is one element, named after its y axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    y: S,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _PlottedRows<Int> {
    content = .function(Text(y))
  }

  /// Creates the area between two functions' graphs. The area is one element, named after its `yEnd` value.
  public init(
    x: LocalizedStringKey,
    yStart: LocalizedStringKey,
    yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == _PlottedRows<Int> {
    content = .function(Text(yEnd))
  }
}

extension AreaPlot: VectorizedChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<Content.DataElement>] { content._rows }
}
