// SPDX-License-Identifier: MIT

// Made from Surface/Charts.rows by `make surface`.

import A11yViewGraph
import Foundation
import SwiftUI

extension AreaPlot {
  /// Creates an area below a value, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y, stacking: stacking)
  }

  /// Creates an area between two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, yStart: yStart, yEnd: yEnd)
  }
}

extension BarPlot {
  /// Makes bars at one value, as long as another, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y, width: width, height: height, stacking: stacking)
  }

  /// Makes bars from one value to another, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, yStart: yStart, yEnd: yEnd, width: width)
  }

  /// Makes bars from one value to another, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, xStart: xStart, xEnd: xEnd, y: y, height: height)
  }
}

extension LinePlot {
  /// Creates a line through two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y)
  }
}

extension PointPlot {
  /// Makes points at two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y)
  }
}

extension RectanglePlot {
  /// Makes rectangles at two values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, y: y, width: width, height: height)
  }

  /// Makes rectangles between values, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }
}

extension RulePlot {
  /// Makes lines at one value, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x)
  }

  /// Makes lines at one value, identified by the element itself.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, y: y)
  }

  /// Makes lines at one value, between two others, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, x: x, yStart: yStart, yEnd: yEnd)
  }

  /// Makes lines at one value, between two others, identified by the element itself.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data,
    xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, xStart: xStart, xEnd: xEnd, y: y)
  }
}

extension SectorPlot {
  /// Makes parts of a circle as large as a value, identified by the element itself.
  public init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data,
    angle: PlottableProjection<Data.Element, V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element: Identifiable, Content == _PlottedRows<Data.Element> {
    self.init(data, id: \.id, angle: angle)
  }
}
