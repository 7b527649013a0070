// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

// These initializers create sliders that have ticks or in which only part of the range is enabled.

extension Slider {
  /// Creates a slider that can be set only to the values of its tick marks. The label for the slider's current value is
  /// not spoken.
  public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.V == V {
    let marks = ticks()._values.map { Double($0) }
    self.init(
      Adjustment(value, bounds, marks: marks, enabled: enabledBounds, onEditingChanged),
      label(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider that can be set only to the values of its tick marks. The label for the slider's current value is
  /// not spoken.
  public init<V: BinaryFloatingPoint, C: View, T: SliderTickContent>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C,
    @SliderTickBuilder<V> ticks: () -> T,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, T.V == V {
    let marks = ticks()._values.map { Double($0) }
    self.init(
      Adjustment(value, bounds, marks: marks, enabled: enabledBounds, onEditingChanged),
      label(),
      EmptyView(),
      EmptyView()
    )
  }
}
