import A11yTree

/// A control that steps a value up and down.
public struct Stepper<Label: View> {
  let content: Label
  var value: () -> String
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// Makes a stepper from what its steps do; one that is `nil` cannot be taken.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    content = label()
    value = { "" }
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper for a binding.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    content = label()
    self.value = { "\(value.wrappedValue)" }
    onIncrement = { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    onDecrement = { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper for a binding that stays in a range.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    content = label()
    self.value = { "\(value.wrappedValue)" }
    onIncrement = {
      let next = value.wrappedValue.advanced(by: step)
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    onDecrement = {
      let next = value.wrappedValue.advanced(by: -step)
      value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper labelled with a localised text, from what its steps do.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper labelled with a string, from what its steps do.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) },
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a binding, labelled with a localised text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a binding, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a binding that stays in a range, labelled with a localised text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(titleKey) },
      onEditingChanged: onEditingChanged
    )
  }

  /// Makes a stepper for a binding that stays in a range, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { Text(title) },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper: View, ElementView {
  func element(in context: ElementContext) -> Element {
    var element = Element(control: .stepper, labelled: context)
    element.value = value()
    element.actions = []
    if onIncrement != nil { element.actions.insert(.increment) }
    if onDecrement != nil { element.actions.insert(.decrement) }
    return element
  }

  func perform(_ action: Action, in context: ElementContext) -> Bool {
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
