// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// These members describe a chart in words. Each axis describes its own values.
extension AXChartDescriptor {
  /// The information about the whole chart, which consists of its title, its summary and its axes.
  package var facts: [(label: String, value: String)] {
    var facts: [(String, String)] = []
    if let title, !title.isEmpty { facts.append(("Chart", title)) }
    if let summary, !summary.isEmpty { facts.append(("Summary", summary)) }
    facts.append(("X axis", xAxis.words))
    if let yAxis { facts.append(("Y axis", yAxis.words)) }
    for axis in additionalAxes { facts.append(("Axis", axis.words)) }
    return facts
  }

  /// The descriptions of all points, one series after another, such as `Berlin, March, 12 degrees`.
  ///
  /// If the chart has several series, each description includes the name of the series.
  package var points: [String] {
    series.flatMap { series in
      series.dataPoints.map { point in
        var words: [String] = []
        if self.series.count > 1, let name = series.name { words.append(name) }
        if let label = point.label { words.append(label) }
        words.append(xAxis.words(for: point.xValue))
        if let y = point.yValue { words.append((yAxis ?? xAxis).words(for: .number(y))) }
        for (place, value) in point.additionalValues.enumerated() {
          let axis = additionalAxes.indices.contains(place) ? additionalAxes[place] : xAxis
          words.append(axis.words(for: value))
        }
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
      }
    }
  }
}

extension AXDataAxisDescriptor {
  fileprivate var words: String {
    switch self {
    case let axis as AXNumericDataAxisDescriptor:
      let range = axis.range
      let ends = [range.lowerBound, range.upperBound].map(axis.valueDescriptionProvider)
      return "\(title), \(ends[0]) to \(ends[1])"
    case let axis as AXCategoricalDataAxisDescriptor:
      let count = axis.categoryOrder.count
      return "\(title), \(count) \(count == 1 ? "category" : "categories")"
    default: return title
    }
  }

  fileprivate func words(for value: AXDataPoint.Value) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      if let axis = self as? AXNumericDataAxisDescriptor {
        return axis.valueDescriptionProvider(number)
      }
      return number.formatted()
    }
  }
}
