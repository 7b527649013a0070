// SPDX-License-Identifier: MIT

import SwiftUI

// Scales are drawn and not heard, so these change nothing.
extension View {
  /// Changes the part with the marks: views that are put over it or behind it are heard with it.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { modifier(PlotStyle(style: content)) }
}

/// A chart as the closure of a program changes it.
private struct PlotStyle<Styled: View> {
  let style: (ChartPlotContent) -> Styled
}

extension PlotStyle: ViewModifier {
  func body(content: Content) -> some View { style(ChartPlotContent(chart: AnyView(content))) }
}
