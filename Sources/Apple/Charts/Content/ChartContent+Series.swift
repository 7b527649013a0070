// SPDX-License-Identifier: MIT

import SwiftUI

// The value that distinguishes series is spoken with the mark's value, regardless of whether it is shown as a
// color, a symbol or a position.
extension ChartContent {
  nonisolated func series<D: Plottable>(_ value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return modified { mark in mark.series.append(plotted) }
  }
}
