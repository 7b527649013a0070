// SPDX-License-Identifier: MIT

import Charts
import SwiftUI

/// A chart of the heights along a trail.
struct HeightChart: View {
  let trail: Trail

  private var highest: Double { trail.heights.map(\.metres).max() ?? 0 }

  var body: some View {
    Chart {
      ForEach(trail.heights) { height in
        AreaMark(x: .value("Kilometre", height.kilometre), y: .value("Height", height.metres))
          .foregroundStyle(.green.gradient.opacity(0.4))
          .accessibilityHidden(true)
        LineMark(x: .value("Kilometre", height.kilometre), y: .value("Height", height.metres))
          .interpolationMethod(.catmullRom)
          .accessibilityLabel("\(height.kilometre.formatted()) kilometres")
          .accessibilityValue("\(Int(height.metres)) metres")
      }
      RuleMark(y: .value("Highest", highest))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .accessibilityValue("\(Int(highest)) metres")
        .annotation(position: .top, alignment: .leading) {
          Text("Top").font(.caption).accessibilityHidden(true)
        }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 2.5)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel {
          if let kilometre = value.as(Double.self) { Text("\(kilometre.formatted()) km") }
        }
      }
    }
    .chartYScale(domain: 0...2000)
    .chartLegend(.hidden)
    .frame(height: 180)
    .accessibilityLabel("Heights")
  }
}

#Preview("Heights") { HeightChart(trail: Trail.samples[0]) }
