// SPDX-License-Identifier: MIT

import A11yTesting
import Foundation

extension Session {
  /// Whether sessions skip unchanged views by default.
  ///
  /// Skipping saves work without affecting speech. To verify this, run the tests again with `A11YNAV_PRUNING=off` in
  /// the environment, which evaluates every view on each update.
  public nonisolated static let prunes =
    ProcessInfo.processInfo.environment["A11YNAV_PRUNING"] != "off"
}
