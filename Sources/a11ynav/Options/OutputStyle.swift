// SPDX-License-Identifier: MIT

import A11yCommandLine
import Foundation

/// The style of printed results.
enum OutputStyle {
  /// Whether standard output is a terminal that supports colors.
  static var isColored: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }
}
