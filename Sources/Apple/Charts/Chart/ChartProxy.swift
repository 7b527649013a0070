// SPDX-License-Identifier: MIT

import SwiftUI

extension View {
  /// Shows a view over the charts; it is heard after them.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> V
  ) -> some View {
    overlay(alignment: alignment) { content(ChartProxy()) }
  }

  /// Shows a view behind the charts; it is heard before them.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: (ChartProxy) -> V
  ) -> some View {
    background(alignment: alignment) { content(ChartProxy()) }
  }

  /// Shows a view as the legend; it is heard after the charts.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content: content)
  }
}
