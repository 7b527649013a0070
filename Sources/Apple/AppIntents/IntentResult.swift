// SPDX-License-Identifier: MIT

/// The result of an intent: a value, a dialog, another intent, or nothing.
///
/// Declare it by its parts, as in `some IntentResult & ProvidesDialog`, and make it with one of the
/// functions named `result`.
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

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {
  /// The text to announce.
  var dialog: IntentDialog? { get }
}

/// A result that continues with another intent.
public protocol OpensIntent: IntentResult {
  /// The type of the next intent.
  associatedtype NextIntent: AppIntent

  /// The intent to perform next.
  var nextIntent: NextIntent? { get }
}

/// The type that the functions named `result` return.
public struct IntentResultContainer<
  Value: Sendable,
  NextIntent: Sendable,
  Snippet: Sendable,
  Dialog: Sendable
> {
  /// The value.
  public var value: Value?
  /// The intent to perform next.
  public var nextIntent: NextIntent?
  /// The text to announce.
  public var dialog: Dialog?
}

extension IntentResultContainer: IntentResult, ReturnsValue {}
extension IntentResultContainer: OpensIntent where NextIntent: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
