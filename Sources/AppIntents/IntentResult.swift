/// What comes of an intent: a value, a dialog, another intent, or nothing.
///
/// Name it by what it is made of, `some IntentResult & ProvidesDialog`, and make it by one of the
/// functions called `result`.
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` if there is none.
  associatedtype Value: Sendable

  /// The value.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value
}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {
  /// What is said.
  var dialog: IntentDialog? { get }
}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {
  /// The type of the other intent.
  associatedtype NextIntent: AppIntent

  /// The intent that is performed next.
  var nextIntent: NextIntent? { get }
}

/// What the functions called `result` make.
public struct IntentResultContainer<
  Value: Sendable,
  NextIntent: Sendable,
  Snippet: Sendable,
  Dialog: Sendable
> {
  /// The value.
  public var value: Value?
  /// The intent that is performed next.
  public var nextIntent: NextIntent?
  /// What is said.
  public var dialog: Dialog?
}

extension IntentResultContainer: IntentResult, ReturnsValue {}
extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
