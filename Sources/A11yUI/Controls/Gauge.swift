import A11yTree

/// A value within a range.
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  let range: ValueRange
  let content: TupleView<Label, CurrentValueLabel>

  init(_ range: ValueRange, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.range = range
    content = TupleView((label, currentValueLabel))
  }
}

extension Gauge {
  /// Shows a value, and what it is of.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(ValueRange(value, in: bounds), label(), EmptyView())
  }

  /// Shows a value, also in its own words.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(ValueRange(value, in: bounds), label(), currentValueLabel())
  }

  /// Shows a value between labels of its bounds. These are not met.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(ValueRange(value, in: bounds), label(), currentValueLabel())
  }

  /// Shows a value among labels of other values. These are not met.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(ValueRange(value, in: bounds), label(), currentValueLabel())
  }

  /// Shows a value between labels of its bounds and among those of others. These are not met.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(ValueRange(value, in: bounds), label(), currentValueLabel())
  }
}

extension ValueRange {
  init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    self.init(
      current: Double(value),
      minimum: Double(bounds.lowerBound),
      maximum: Double(bounds.upperBound)
    )
  }
}

extension Gauge: View, ElementView {
  func element(in context: ElementContext) -> Element {
    var element = Element(.meter, label: context.part(0).label)
    let words = context.part(1).label
    element.value = words.isEmpty ? range.percent ?? "" : words
    element.details.range = range
    return element
  }
}
