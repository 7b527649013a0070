// SPDX-License-Identifier: MIT

import SwiftUI

/// A chart, as modified by a program's closure.
struct PlotStyle<Styled: View> {
  let style: (ChartPlotContent) -> Styled
}

extension PlotStyle: ViewModifier {
  func body(content: Content) -> some View { style(ChartPlotContent(chart: AnyView(content))) }
}
