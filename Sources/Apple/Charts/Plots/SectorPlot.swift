// SPDX-License-Identifier: MIT

import SwiftUI

/// Sectors of a circle, one for each element of a collection.
public struct SectorPlot<Content: VectorizedChartContent> {
  private let content: Content

  /// Creates a sector for each element of a collection; a value determines the sector's angle. The collection's
  /// elements are identified by one of their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, V: Plottable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == _PlottedRows<Data.Element> {
    content = _PlottedRows(data, id) { element in
      var mark = Mark()
      mark.angle = angle.plotted(element)
      return mark
    }
  }
}

extension SectorPlot: VectorizedChartContent {
  /// The type of the content's body, which is never used.
  public typealias Body = Never
  /// The marks.
  public var _rows: [_PlottedRow<Content.DataElement>] { content._rows }
}
