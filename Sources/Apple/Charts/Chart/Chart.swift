// SPDX-License-Identifier: MIT

import A11yViewGraph
import A11yViews
import SwiftUI

/// A chart with an element for each mark and with an audio graph.
///
/// VoiceOver stops at each mark. The "describe chart" rotor speaks the axes and the number of series. The "data points"
/// rotor speaks the points one after another without moving the cursor.
public struct Chart<Content: ChartContent> {
  private let content: Content
  @Environment(\.self) private var environment

  /// Creates a chart from marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element of a collection. The collection's elements must be identifiable.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, content: content, id: \.id)
  }

  /// Creates a chart with marks for each element of a collection. The collection's elements are identified by one of
  /// their properties.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, content: content, id: id)
  }
}

extension Chart: View {
  /// The marks inside the chart's element.
  public var body: some View {
    let words = PlottedWords(environment)
    let marks = plotted.filter { !$0.isHidden }
    let description = ChartDescription(marks: marks, words: words)
    ChartElement(content: MarkList(marks: marks, words: words))
      .accessibilityChartDescriptor(description)
      .modifier(SummaryRotor(sentences: description.sentences))
  }

  @MainActor private var plotted: [Mark] {
    var chart = _ChartMarks()
    Content._plot(content, in: &chart)
    return chart.marks
  }
}

/// The marks of a chart, each followed by the views of its annotations.
private struct MarkList: View {
  let marks: [Mark]
  let words: PlottedWords

  var body: some View {
    ForEach(marks, id: \.id) { mark in
      let said = MarkWords(mark, in: words)
      MarkElement(label: said.label, value: said.value, identifier: mark.identifier)
      ForEach(mark.annotations.indices, id: \.self) { mark.annotations[$0] }
    }
  }
}
