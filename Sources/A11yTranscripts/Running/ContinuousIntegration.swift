// SPDX-License-Identifier: MIT

import Foundation

/// The environment of a continuous-integration run.
public enum ContinuousIntegration {
  /// Whether the program runs in continuous integration, where `CI` is set to a value other than `false` and `0`.
  public static var isRunning: Bool {
    let value = ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? ""
    return !["", "false", "0"].contains(value)
  }
}
