// SPDX-License-Identifier: MIT

import Foundation

/// The environment of a continuous-integration run.
public enum ContinuousIntegration {
  /// Whether this is a continuous-integration run, in which `CI` is set to a value other than `false` and `0`.
  public static var isRunning: Bool {
    let value = ProcessInfo.processInfo.environment["CI"]?.lowercased() ?? ""
    return !["", "false", "0"].contains(value)
  }
}
