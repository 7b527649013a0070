// SPDX-License-Identifier: MIT

extension View {
  /// Does nothing. On Apple's platforms, this method prints the reason why a view was evaluated.
  @MainActor
  public static func _printChanges() {}
  /// Does nothing. On Apple's platforms, this method logs the reason why a view was evaluated.
  @MainActor
  public static func _logChanges() {}
}
