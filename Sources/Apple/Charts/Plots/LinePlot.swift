// SPDX-License-Identifier: MIT

import SwiftUI

/// A line with a point for each element of a collection, or a function's graph.
public struct LinePlot<Content: VectorizedChartContent> {
  private let content: Content

  /// Creates a line with a point for each element of a collection. The collection's elements are identified by one of
  /// their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, X: Plottable, Y: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark(isContinuous: true)
      mark.x = x.plotted(element)
      mark.y = y.plotted(element)
      return mark
    }
  }

  /// Creates the graph of a function. The graph is one element, named after its y axis.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _PlottedRows<Int> {
    content = .function(Text(y))
  }

  /// Creates the graph of a function. The graph is one element, named after its y axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S,
    y: S,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _PlottedRows<Int> {
    content = .function(Text(y))
  }

  /// Creates the graph of a parametric function. The graph is one element, named after its y axis.
  public init(
    x: LocalizedStringKey,
    y: LocalizedStringKey,
    t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == _PlottedRows<Int> {
    content = .function(Text(y))
  }
}

extension LinePlot: VectorizedChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<Content.DataElement>] { content._rows }
}
