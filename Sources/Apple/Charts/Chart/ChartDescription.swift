// SPDX-License-Identifier: MIT

import A11yViews
import Foundation

/// The marks of a chart in the form of an audio graph.
struct ChartDescription: AXChartDescriptorRepresentable {
  let marks: [Mark]
  let words: PlottedWords

  func makeChartDescriptor() -> AXChartDescriptor {
    let parts = marks.map { (mark: $0, parts: MarkWords.parts(of: $0)) }
    let places = parts.compactMap(\.parts.place)
    let amounts = parts.compactMap(\.parts.amount)
    return AXChartDescriptor(
      title: nil,
      summary: nil,
      xAxis: axis(of: places),
      yAxis: amounts.isEmpty ? nil : numericAxis(of: amounts),
      series: series(of: marks)
    )
  }

  /// The sentences that VoiceOver uses to describe a chart.
  var sentences: [String] {
    guard !marks.isEmpty else { return [] }
    let places = marks.compactMap { MarkWords.parts(of: $0).place?.name }
    let amounts = marks.compactMap { MarkWords.parts(of: $0).amount?.name }
    let count = Set(marks.map(seriesName)).count
    return [
      places.first.map { "The X axis is \($0)." },
      amounts.first.map { "The Y axis is \($0)." },
      count == 1 ? "There is one data series." : "There are \(count) data series.",
    ].compactMap(\.self)
  }

  private func axis(of places: [Plotted]) -> any AXDataAxisDescriptor {
    let title = places.first?.name ?? ""
    if let first = places.first, first.isNumeric { return numericAxis(of: places) }
    var categories: [String] = []
    var known: Set<String> = []
    for place in places {
      let name = place.words(in: words)
      if known.insert(name).inserted { categories.append(name) }
    }
    return AXCategoricalDataAxisDescriptor(title: title, categoryOrder: categories)
  }

  private func numericAxis(of values: [Plotted]) -> AXNumericDataAxisDescriptor {
    let numbers = values.flatMap(\.values).compactMap(\.number).filter(\.isFinite)
    let low = numbers.min() ?? 0
    let words = words
    return AXNumericDataAxisDescriptor(
      title: values.first?.name ?? "",
      range: low...max(low, numbers.max() ?? 0),
      gridlinePositions: []
    ) { words.words(for: .number($0), nil) }
  }

  private func series(of marks: [Mark]) -> [AXDataSeriesDescriptor] {
    var names: [String] = []
    var points: [String: [AXDataPoint]] = [:]
    for mark in marks {
      let name = seriesName(mark)
      if points[name] == nil { names.append(name) }
      points[name, default: []].append(point(of: mark))
    }
    return names.map { name in
      AXDataSeriesDescriptor(
        name: name,
        isContinuous: marks.contains(where: \.isContinuous),
        dataPoints: points[name] ?? []
      )
    }
  }

  private func seriesName(_ mark: Mark) -> String {
    // A mark without a position, such as a sector, is named by its first series, which is therefore not repeated.
    let series = MarkWords.parts(of: mark).place == nil ? mark.series.dropFirst() : mark.series[...]
    return series.map { $0.words(in: words) }.joined(separator: ", ")
  }

  private func point(of mark: Mark) -> AXDataPoint {
    let (place, amount) = MarkWords.parts(of: mark)
    let y = amount?.end?.number
    if let place, place.isNumeric, let x = place.end?.number { return AXDataPoint(x: x, y: y) }
    return AXDataPoint(x: place?.words(in: words) ?? MarkWords(mark, in: words).label, y: y)
  }
}

extension _PlottedValue {
  /// The value as a number, or `nil` if the value is a date or a category.
  fileprivate var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }
}
