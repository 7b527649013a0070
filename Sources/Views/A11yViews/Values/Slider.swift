// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control for choosing a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
  package let adjustment: Adjustment
  package let content: Label
  package let minimumValueLabel: ValueLabel
  package let maximumValueLabel: ValueLabel

  init(
    _ adjustment: Adjustment,
    _ content: Label,
    _ minimumValueLabel: ValueLabel,
    _ maximumValueLabel: ValueLabel
  ) {
    self.adjustment = adjustment
    self.content = content
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }

  /// Creates a slider with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    adjustment = Adjustment(value, bounds, step: nil, onEditingChanged)
    content = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Creates a slider that moves in steps and has labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    adjustment = Adjustment(value, bounds, step: Double(step), onEditingChanged)
    content = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

extension Slider: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(control: .slider, labelled: context)
    element.actions = [.increment, .decrement]
    let range = adjustment.range()
    element.details.range = range
    if let fraction = range.fraction { element.value = "\(Int((fraction * 100).rounded()))%" }
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    switch action {
    case .increment: adjustment.step(1)
    case .decrement: adjustment.step(-1)
    default: return false
    }
    return true
  }
}
