// SPDX-License-Identifier: MIT

import SwiftUI

// What tells series apart is heard with the value, whether it is a colour, a symbol or a place.
extension ChartContent {
  nonisolated func series<D: Plottable>(_ value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.plotted
    return modified { mark in mark.series.append(plotted) }
  }
}
