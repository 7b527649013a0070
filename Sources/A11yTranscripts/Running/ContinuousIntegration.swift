import Foundation

/// The machine that runs the tests for everybody.
public enum ContinuousIntegration {
  /// Whether the environment says that this is one: `CI` is set, to anything but `false` and `0`.
  public static var isRunning: Bool {
    let value = ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? ""
    return !["", "false", "0"].contains(value)
  }
}
