// SPDX-License-Identifier: MIT

import Foundation

/// The environment of a run in continuous integration.
public enum ContinuousIntegration {
  /// Whether the program runs in continuous integration, where the environment variable `CI` has a value other than
  /// `false` and `0`.
  public static var isRunning: Bool {
    let value = ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? ""
    return !["", "false", "0"].contains(value)
  }
}
