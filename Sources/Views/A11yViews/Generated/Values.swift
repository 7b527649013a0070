// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A style for gauges. The body is always exposed as a single gauge with its value.
@MainActor @preconcurrency public protocol GaugeStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the body for a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge, for use in a style.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label {
    package let view: AnyView
  }
  /// The value in words.
  public struct CurrentValueLabel {
    package let view: AnyView
  }
  /// The lower bound in words.
  public struct MinimumValueLabel {
    package let view: AnyView
  }
  /// The upper bound in words.
  public struct MaximumValueLabel {
    package let view: AnyView
  }
  /// Other marked values in words.
  public struct MarkedValueLabels {
    package let view: AnyView
  }
  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The value in words, if the gauge has a label for it.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words, which is always `nil` because bounds are not exposed.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words, which is always `nil` because bounds are not exposed.
  public var maximumValueLabel: MaximumValueLabel?
  /// Other marked values in words, which are always `nil` because they are not exposed.
  public var markedValueLabels: MarkedValueLabels?
}

/// A style for progress views. The body is always exposed as a single progress view with its value.
@MainActor @preconcurrency public protocol ProgressViewStyle: DynamicProperty {
  /// The type of the body.
  associatedtype Body: View
  /// The properties passed to `makeBody(configuration:)`.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the body for a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view, for use in a style.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  public struct Label {
    package let view: AnyView
  }
  /// The value in words.
  public struct CurrentValueLabel {
    package let view: AnyView
  }
  /// The completed fraction from 0 to 1, or `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label, if any.
  public var label: Label?
  /// The value in words, if the progress view has a label for it.
  public var currentValueLabel: CurrentValueLabel?
}

/// Marks along a slider. A slider with marks can have only the values of its marks.
public protocol SliderTickContent<V> {
  /// The type of the values.
  associatedtype V: BinaryFloatingPoint
  /// The values of the marks.
  var _values: [V] { get }
}

/// A result builder for the marks of a slider.
@resultBuilder public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds an expression.
  public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> C { content }
  /// Builds the first statement.
  public static func buildPartialBlock<C: SliderTickContent<V>>(first content: C) -> C { content }
  /// Adds marks to the marks before them.
  public static func buildPartialBlock<A: SliderTickContent<V>, C: SliderTickContent<V>>(
    accumulated ticks: A,
    next content: C
  ) -> _SliderTicks<V> { _SliderTicks(_values: ticks._values + content._values) }
  /// Builds an `if` without an `else`.
  public static func buildIf<C: SliderTickContent<V>>(_ content: C?) -> _SliderTicks<V> {
    _SliderTicks(_values: content?._values ?? [])
  }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<C: SliderTickContent<V>>(first content: C) -> _SliderTicks<V> {
    _SliderTicks(_values: content._values)
  }
  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither<C: SliderTickContent<V>>(second content: C) -> _SliderTicks<V> {
    _SliderTicks(_values: content._values)
  }
}

/// The remaining or elapsed time of an interval, as on a clock.
public struct DefaultDateProgressLabel {
  package let interval: ClosedRange<Date>
  package let countsDown: Bool
}

extension Gauge {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(ValueRange(value, in: bounds), label(), EmptyView())
  }

  /// Creates a gauge with a label and text for its value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(ValueRange(value, in: bounds), label(), currentValueLabel())
  }

  /// Creates a gauge with labels for its bounds, which are not exposed.
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

  /// Creates a gauge with labels for other values, which are not exposed.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(ValueRange(value, in: bounds), label(), currentValueLabel())
  }

  /// Creates a gauge with labels for its bounds and for other values, which are not exposed.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) { self.init(ValueRange(value, in: bounds), label(), currentValueLabel()) }
}

/// The default style.
public struct DefaultGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `linearCapacity` style.
public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `accessoryLinear` style.
public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `accessoryLinearCapacity` style.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `accessoryCircular` style.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `accessoryCircularCapacity` style.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The default style.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `linear` style.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The `circular` style.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The `linearCapacity` style.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The `accessoryLinear` style.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The `accessoryLinearCapacity` style.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The `accessoryCircular` style.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The `accessoryCircularCapacity` style.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension ProgressView {
  /// Creates a view for the elapsed or remaining part of an interval, at the time when the view is
  /// created.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(ValueRange(timerInterval, countsDown), label(), currentValueLabel()) }

  /// Creates a progress view. Without a value, it is indeterminate.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value.map { ValueRange($0, of: total) }, EmptyView(), EmptyView())
  }

  /// Creates a progress view with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(value.map { ValueRange($0, of: total) }, label(), EmptyView())
  }

  /// Creates a progress view with a label and text for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value.map { ValueRange($0, of: total) }, label(), currentValueLabel()) }

  /// Creates a view for the progress of a task that reports it. Later reports are not observed.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      progress.isIndeterminate ? nil : ValueRange(progress.fractionCompleted, of: 1),
      EmptyView(),
      EmptyView()
    )
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view for the elapsed or remaining part of an interval, which is spoken as on a
  /// clock.
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a view for the elapsed or remaining part of an interval, which is spoken as on a
  /// clock.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view labeled with a localized string.
  public init(_ title: LocalizedStringKey) { self.init(nil, Text(title), EmptyView()) }

  /// Creates an indeterminate progress view labeled with a localized string resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource) {
    self.init(nil, Text(title), EmptyView())
  }

  /// Creates an indeterminate progress view labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(nil, Text(title), EmptyView())
  }

  /// Creates a progress view labeled with a localized string.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Creates a progress view labeled with a localized string resource.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringResource,
    value: V?,
    total: V = 1.0
  ) { self.init(value: value, total: total) { Text(title) } }

  /// Creates a progress view labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) { self.init(value: value, total: total) { Text(title) } }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

  /// Creates an indeterminate progress view with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }
}

extension LinearProgressViewStyle {
  /// Creates the style with a color, which has no effect on elements.
  nonisolated public init(tint: Color) { self.init() }
}

extension CircularProgressViewStyle {
  /// Creates the style with a color, which has no effect on elements.
  nonisolated public init(tint: Color) { self.init() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The `linear` style.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The `circular` style.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension Slider {
  /// Creates a slider with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider with a range of enabled values. The label for the current value is not
  /// spoken.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Adjustment(value, bounds, marks: [], enabled: enabledBounds, onEditingChanged),
      label(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a range of enabled values. The label for the current value is not
  /// spoken.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Adjustment(value, bounds, marks: [], enabled: enabledBounds, onEditingChanged),
      label(),
      EmptyView(),
      EmptyView()
    )
  }

  /// Creates a slider that moves in steps, with a mark for each step that requests one.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Adjustment(value, bounds, step: Double(step), onEditingChanged),
      label(),
      EmptyView(),
      EmptyView()
    )
  }

  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that moves in steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that moves in steps, without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper {
  /// Creates a stepper from the actions for its steps.
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper from the actions for its steps. A step whose action is `nil` is not
  /// available.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), onIncrement, onDecrement, onEditingChanged) }

  /// Creates a stepper for a binding.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value, step, onEditingChanged) }

  /// Creates a stepper for a binding within bounds.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value, in: bounds, step, onEditingChanged) }
}

extension Stepper where Label == Text {
  /// Creates a stepper from the actions for its steps, labeled with a localized string.
  public init(
    _ title: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), onIncrement, onDecrement, onEditingChanged) }

  /// Creates a stepper from the actions for its steps, labeled with a localized string resource.
  @_disfavoredOverload public init(
    _ title: LocalizedStringResource,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), onIncrement, onDecrement, onEditingChanged) }

  /// Creates a stepper from the actions for its steps, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), onIncrement, onDecrement, onEditingChanged) }

  /// Creates a stepper for a binding, labeled with a localized string.
  public init<V: Strideable>(
    _ title: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, step, onEditingChanged) }

  /// Creates a stepper for a binding, labeled with a localized string resource.
  @_disfavoredOverload public init<V: Strideable>(
    _ title: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, step, onEditingChanged) }

  /// Creates a stepper for a binding, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, step, onEditingChanged) }

  /// Creates a stepper for a binding within bounds, labeled with a localized string.
  public init<V: Strideable>(
    _ title: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, in: bounds, step, onEditingChanged) }

  /// Creates a stepper for a binding within bounds, labeled with a localized string resource.
  @_disfavoredOverload public init<V: Strideable>(
    _ title: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, in: bounds, step, onEditingChanged) }

  /// Creates a stepper for a binding within bounds, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, in: bounds, step, onEditingChanged) }
}

extension Slider {
  /// Creates a slider, with the label as the last parameter.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that moves in steps, with the label as the last parameter.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a slider that moves in steps, with labels and marks. The label for the current value
  /// is not spoken.
  public init<V: BinaryFloatingPoint, C: View>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> C,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Adjustment(value, bounds, step: Double(step), onEditingChanged),
      label(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

extension SliderTick {
  /// Creates a mark with a title, which is not spoken.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) }

  /// The type of a mark's identity, which is its value.
  public typealias ID = V
}

extension SliderTickBuilder {
  /// Builds no marks.
  public static func buildBlock() -> _SliderTicks<V> { _SliderTicks(_values: []) }
}

extension SliderTickContent {
  /// The type of the values.
  public typealias Value = V

  /// The marks.
  public var body: [SliderTick<V>] { _values.map { SliderTick($0) } }

  /// The type of the marks.
  public typealias Body = [SliderTick<V>]
}

extension SliderTickContentForEach {
  /// Creates marks for each element.
  public init(_ data: Data, @SliderTickBuilder<Content.V> content: (Data.Element) -> Content)
  where Data.Element: Hashable { self.init(data, id: \.self, content: content) }
}

/// Several marks along a slider.
public typealias TupleSliderTickContent<V: BinaryFloatingPoint, T> = _SliderTicks<V>

extension _SliderTicks {
  /// The type of the marks.
  public typealias TicksCollection = [SliderTick<V>]
}

extension GaugeStyleConfiguration {
  /// The label of a marked value.
  public typealias MarkedValueLabel = CurrentValueLabel
}

extension _SliderTicks {
  /// The values of the marks.
  public var value: [V] { _values }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { ValueRange($0, of: 1) },
      configuration.label ?? Label(view: AnyView(EmptyView())),
      configuration.currentValueLabel ?? CurrentValueLabel(view: AnyView(EmptyView()))
    )
  }
}

extension Slider {
  /// Creates a slider that moves in steps, with labels at both ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper {
  /// Creates a stepper for a binding.
  @_disfavoredOverload public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Creates a stepper for a binding within bounds.
  @_disfavoredOverload public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper for a formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value within bounds.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label(), value, in: bounds, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a formatted value, labeled with a localized string.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value, labeled with a localized string resource.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value within bounds, labeled with a localized string.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, in: bounds, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value within bounds, labeled with a localized string
  /// resource.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, in: bounds, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value within bounds, labeled with a string.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, in: bounds, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }
}

extension View {
  /// Sets the style for gauges in the view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }

  /// Sets the style for progress views in the view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style(style) { AnyView($0.makeBody(configuration: $1)) }
  }
}

extension GaugeStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MarkedValueLabels: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension DefaultDateProgressLabel: View {
  /// The content and behavior of the view.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The content and behavior of the view.
  public var body: some View { view }
}
