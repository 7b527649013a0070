// SPDX-License-Identifier: MIT

import A11yUI
import Synchronization

/// A value that an intent receives before it is performed.
///
/// Copies of an intent share the value. If a required parameter has no value, the intent is not performed and an error
/// is reported. Reading a parameter without a value stops the program.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  enum State: Sendable {
    case missing
    case value(Value)
  }

  /// The title.
  public let title: LocalizedStringResource?
  /// The parameter's purpose.
  public let description: LocalizedStringResource?
  private let state: Mutex<State>

  init(
    _ title: LocalizedStringResource?,
    _ description: LocalizedStringResource?,
    _ state: State
  ) {
    self.title = title
    self.description = description
    self.state = Mutex(state)
  }

  /// Creates a parameter without a value.
  ///
  /// The dialog that asks for a value is ignored, because the user is never asked for a value.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, description, .missing)
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard case .value(let value) = state.withLock({ $0 }) else {
        fatalError("\(name(else: "A parameter")) has no value; set its value before reading it")
      }
      return value
    }
    set { state.withLock { $0 = .value(newValue) } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}

/// A type-erased parameter.
protocol AnyIntentParameter {
  var isMissing: Bool { get }
  func name(else fallback: String) -> String
}

extension IntentParameter: AnyIntentParameter {
  var isMissing: Bool {
    if case .missing = state.withLock({ $0 }) { true } else { false }
  }

  func name(else fallback: String) -> String { title.map { String(localized: $0) } ?? fallback }
}
