// SPDX-License-Identifier: MIT

/// An intent whose parameters are a widget's settings. The widget is shown with the initial values of its parameters,
/// because the user cannot edit a widget.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing, because the intent only stores settings.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent whose parameters are a control's settings.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing, because the intent only stores settings.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value, such as the state of a switch.
public protocol SetValueIntent<ValueType>: SystemIntent {
  /// The type of the value.
  associatedtype ValueType: Sendable
  /// The new value.
  var value: ValueType { get set }
}
