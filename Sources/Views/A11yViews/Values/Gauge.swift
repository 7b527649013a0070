// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

/// A view that shows a value within a range.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  package let range: ValueRange
  package let content: TupleView<(Label, CurrentValueLabel)>

  package init(_ range: ValueRange, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.range = range
    content = TupleView((label, currentValueLabel))
  }
}

extension ValueRange {
  package init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    self.init(
      current: Double(value),
      minimum: Double(bounds.lowerBound),
      maximum: Double(bounds.upperBound)
    )
  }
}

extension Gauge: View {
  /// The body of the view.
  public var body: some View {
    Styleable(
      plain: PlainGauge(range: range, content: content),
      configuration: { configuration },
      styled: { StyledGauge(range: range, content: $0) }
    )
  }

  private var configuration: GaugeStyleConfiguration {
    let hasWords = CurrentValueLabel.self != EmptyView.self
    return GaugeStyleConfiguration(
      value: range.fraction ?? 0,
      label: GaugeStyleConfiguration.Label(view: AnyView(content.value.0)),
      currentValueLabel: hasWords
        ? GaugeStyleConfiguration.CurrentValueLabel(view: AnyView(content.value.1)) : nil
    )
  }
}

extension Element {
  fileprivate init(gauge label: String, _ words: String, _ range: ValueRange) {
    self.init(.meter, label: label, value: words.isEmpty ? range.percent ?? "" : words)
    details.range = range
  }
}

private struct PlainGauge<Label: View, Words: View>: ElementView {
  let range: ValueRange
  let content: TupleView<(Label, Words)>

  func element(in context: ElementContext) -> Element {
    Element(gauge: context.part(0).label, context.part(1).label, range)
  }
}

private struct StyledGauge: ElementView {
  let range: ValueRange
  let content: AnyView

  func element(in context: ElementContext) -> Element {
    let label = context.node.words(of: GaugeStyleConfiguration.Label.self)
    let words = context.node.words(of: GaugeStyleConfiguration.CurrentValueLabel.self)
    return Element(gauge: label ?? "", words ?? "", range)
  }
}
