// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Stepper {
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
  /// Creates a stepper for a formatted value, labelled with a localised text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value, labelled with the text of a resource.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleResource), value, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value within bounds, labelled with a localised text.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, in: bounds, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value within bounds, labelled with the text of a resource.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleResource), value, in: bounds, step, onEditingChanged)
    self.value = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper for a formatted value within bounds, labelled with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
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
