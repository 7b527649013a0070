// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A view that shows the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  package let range: ValueRange?
  package let content: TupleView<(Label, CurrentValueLabel)>

  package init(_ range: ValueRange?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.range = range
    content = TupleView((label, currentValueLabel))
  }
}

extension ValueRange {
  package init(_ interval: ClosedRange<Date>, _ countsDown: Bool) {
    let span = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = Date().timeIntervalSince(interval.lowerBound)
    let share = span > 0 ? min(max(passed / span, 0), 1) : 1
    self.init(current: countsDown ? 1 - share : share, minimum: 0, maximum: 1)
  }

  package init<V: BinaryFloatingPoint>(_ value: V, of total: V) {
    self.init(current: Double(value), minimum: 0, maximum: Double(total))
  }

  /// The value as a spoken percentage of the range, such as "40%".
  package var percent: String? {
    fraction.map { "\(Int(($0 * 100).rounded()))%" }
  }
}

extension ProgressView: View {
  /// The body of the view.
  public var body: some View {
    Styleable(
      plain: PlainProgressView(range: range, content: content),
      configuration: { configuration },
      styled: { StyledProgressView(range: range, content: $0) }
    )
  }

  private var configuration: ProgressViewStyleConfiguration {
    typealias Configuration = ProgressViewStyleConfiguration
    let (label, words) = content.value
    return Configuration(
      fractionCompleted: range?.fraction,
      label: Label.self == EmptyView.self ? nil : Configuration.Label(view: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : Configuration.CurrentValueLabel(view: AnyView(words))
    )
  }
}

extension Element {
  init(progressOf label: String, _ words: String, _ range: ValueRange?) {
    self.init(.progressBar, label: label, traits: .updatesFrequently)
    if let range {
      details.range = range
      value = words.isEmpty ? range.percent ?? "" : words
    } else {
      value = words.isEmpty ? "in progress" : words
    }
  }
}

private struct PlainProgressView<Label: View, Words: View>: ElementView {
  let range: ValueRange?
  let content: TupleView<(Label, Words)>

  func element(in context: ElementContext) -> Element {
    Element(progressOf: context.part(0).label, context.part(1).label, range)
  }
}

private struct StyledProgressView: ElementView {
  let range: ValueRange?
  let content: AnyView

  func element(in context: ElementContext) -> Element {
    let label = context.node.words(of: ProgressViewStyleConfiguration.Label.self)
    let words = context.node.words(of: ProgressViewStyleConfiguration.CurrentValueLabel.self)
    return Element(progressOf: label ?? "", words ?? "", range)
  }
}
