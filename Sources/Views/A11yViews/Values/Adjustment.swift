// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A value's adjustment within a range, regardless of the value's type.
package struct Adjustment {
  package let range: () -> ValueRange
  /// Moves the value up or down by one step. If no step is given, each step is a tenth of the range.
  package let step: (Double) -> Void

  /// Creates an adjustment that moves from the value of one mark to the value of the next.
  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    marks: [Double],
    enabled: ClosedRange<V>?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let whole = Adjustment(value, bounds, step: nil, onEditingChanged)
    let allowed = (enabled ?? bounds).clamped(to: bounds)
    let marks = Set(marks.filter { allowed.contains(V($0)) }).sorted()
    range = whole.range
    step = { direction in
      guard !marks.isEmpty else {
        whole.step(direction)
        value.wrappedValue = min(max(value.wrappedValue, allowed.lowerBound), allowed.upperBound)
        return
      }
      let current = Double(value.wrappedValue)
      let next = direction > 0 ? marks.first { $0 > current } : marks.last { $0 < current }
      guard let next else { return }
      onEditingChanged(true)
      value.wrappedValue = V(next)
      onEditingChanged(false)
    }
  }

  package init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    step: Double?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let minimum = Double(bounds.lowerBound)
    let maximum = Double(bounds.upperBound)
    let size = step ?? (maximum - minimum) / 10
    range = {
      ValueRange(
        current: Double(value.wrappedValue),
        minimum: minimum,
        maximum: maximum,
        step: step
      )
    }
    self.step = { direction in
      onEditingChanged(true)
      let count = ((Double(value.wrappedValue) - minimum) / size).rounded() + direction
      value.wrappedValue = V(min(max(minimum + count * size, minimum), maximum))
      onEditingChanged(false)
    }
  }
}
