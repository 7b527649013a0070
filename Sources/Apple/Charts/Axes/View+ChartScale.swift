// SPDX-License-Identifier: MIT

import SwiftUI

/// A chart as a program's closure has modified it.
struct PlotStyle<Styled: View> {
  let style: (ChartPlotContent) -> Styled
}

extension PlotStyle: ViewModifier {
  func body(content: Content) -> some View { style(ChartPlotContent(chart: AnyView(content))) }
}
