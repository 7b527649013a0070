// SPDX-License-Identifier: MIT

extension View {
  /// Prints why a view was evaluated, for its author. Nothing is printed here.
  @MainActor
  public static func _printChanges() {}
  /// Logs why a view was evaluated, for its author. Nothing is logged here.
  @MainActor
  public static func _logChanges() {}
}
