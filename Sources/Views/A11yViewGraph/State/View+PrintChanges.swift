// SPDX-License-Identifier: MIT

extension View {
  /// Would print why a view was evaluated. Here it does nothing.
  @MainActor
  public static func _printChanges() {}
  /// Would log why a view was evaluated. Here it does nothing.
  @MainActor
  public static func _logChanges() {}
}
