// SPDX-License-Identifier: MIT

extension IntentResult {
  /// Returns a result without a value.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// Returns a result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  /// Returns a result with a value and a dialog.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Returns a result that continues with another intent.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    Self(nextIntent: opensIntent)
  }

  /// Returns a result with a dialog that continues with another intent.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(nextIntent: opensIntent, dialog: dialog)
  }

  /// Returns a result with a value that continues with another intent.
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> {
    Self(value: value, nextIntent: opensIntent)
  }

  /// Returns a result with a value and a dialog that continues with another intent.
  public static func result<Value, Next: AppIntent>(
    value: Value,
    opensIntent: Next,
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    Self(value: value, nextIntent: opensIntent, dialog: dialog)
  }
}
