// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A control for incrementing and decrementing a value.
public struct Stepper<Label: View> {
  package let content: Label
  package var value: () -> String
  package let onIncrement: (() -> Void)?
  package let onDecrement: (() -> Void)?
  package let onEditingChanged: (Bool) -> Void

  package init(
    _ label: Label,
    _ onIncrement: (() -> Void)?,
    _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    content = label
    value = { "" }
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  package init<V: Strideable>(
    _ label: Label,
    _ value: Binding<V>,
    in bounds: ClosedRange<V>? = nil,
    _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(by step: V.Stride) {
      let next = value.wrappedValue.advanced(by: step)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    self.init(label, { move(by: step) }, { move(by: -step) }, onEditingChanged)
    self.value = { value.wrappedValue.asNumber }
  }
}

extension Strideable {
  /// The number in its usual notation, such as `50` rather than `50.0`.
  fileprivate var asNumber: String {
    switch self {
    case let number as Double: number.formatted()
    case let number as Float: number.formatted()
    case let number as CGFloat: Double(number).formatted()
    default: "\(self)"
    }
  }
}

extension Stepper: View, ElementView {
  package func element(in context: ElementContext) -> Element {
    var element = Element(control: .stepper, labelled: context)
    element.value = value()
    element.actions = []
    if onIncrement != nil { element.actions.insert(.increment) }
    if onDecrement != nil { element.actions.insert(.decrement) }
    return element
  }

  package func perform(_ action: Action, in context: ElementContext) -> Bool {
    let step: (() -> Void)?
    switch action {
    case .increment: step = onIncrement
    case .decrement: step = onDecrement
    default: return false
    }
    guard let step else { return false }
    onEditingChanged(true)
    step()
    onEditingChanged(false)
    return true
  }
}
