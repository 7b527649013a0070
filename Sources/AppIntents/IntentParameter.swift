import A11yUI
import Synchronization

/// A value that an intent is given before it is performed.
///
/// Copies of an intent share it. One that has no value keeps its intent from being performed, which
/// is reported; reading it then ends the program.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case missing
    case value(Value)
  }

  /// What it is called.
  public let title: LocalizedStringResource?
  /// What it is for.
  public let description: LocalizedStringResource?
  private let state: Mutex<State>

  private init(
    _ title: LocalizedStringResource?,
    _ description: LocalizedStringResource?,
    _ state: State
  ) {
    self.title = title
    self.description = description
    self.state = Mutex(state)
  }

  /// Makes a parameter without a value.
  ///
  /// Nobody is asked for a value here, so nothing is said to ask for one.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, description, .missing)
  }

  /// Makes a parameter with a value.
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value,
    requestValueDialog: IntentDialog? = nil
  ) {
    self.init(title, description, .value(defaultValue))
  }

  /// Makes a parameter that need not have a value.
  public convenience init<Wrapped>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) where Value == Wrapped? {
    self.init(title, description, .value(nil))
  }

  /// Makes a parameter without a title and a value.
  @_disfavoredOverload
  public convenience init() { self.init(nil, nil, .missing) }

  /// Makes a parameter without a title that need not have a value.
  public convenience init<Wrapped>() where Value == Wrapped? { self.init(nil, nil, .value(nil)) }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard case .value(let value) = state.withLock({ $0 }) else {
        fatalError("\(name(else: "A parameter")) has no value; give it one before it is read")
      }
      return value
    }
    set { state.withLock { $0 = .value(newValue) } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }
}

/// The wrapper by the name that it has in an intent.
public typealias Parameter = IntentParameter

/// A parameter of whatever type.
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
