// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

extension Stepper where Label == Text {
  /// Creates a stepper with actions for its steps, labelled with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper with actions for its steps, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper for a binding, labelled with the text of a resource.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), value, step, onEditingChanged)
  }

  /// Creates a stepper for a binding, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, step, onEditingChanged)
  }

  /// Creates a stepper for a binding within bounds, labelled with the text of a resource.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleResource), value, in: bounds, step, onEditingChanged)
  }

  /// Creates a stepper for a binding within bounds, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), value, in: bounds, step, onEditingChanged)
  }
}
