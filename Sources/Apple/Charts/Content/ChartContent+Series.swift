// SPDX-License-Identifier: MIT

import SwiftUI

// What tells series apart is heard with the value, whether it is a colour, a symbol or a place.
extension ChartContent {
  /// Tells series apart by colour.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    series(value)
  }

  /// Tells series apart by symbol.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    series(value)
  }

  /// Tells series apart by line.
  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    series(value)
  }

  /// Tells series apart by place.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    series(value)
  }

  /// Tells values apart by the size of the symbol.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    series(value)
  }

  private nonisolated func series<D: Plottable>(_ value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return modified { mark in mark.series.append(plotted) }
  }
}
