// SPDX-License-Identifier: MIT

import A11yTesting
import Foundation

extension Session {
  /// Whether sessions skip unchanged views by default.
  ///
  /// Skipping unchanged views saves work without affecting speech. To verify that speech is not affected, run the tests
  /// with `A11YNAV_PRUNING=off` in the environment. With `A11YNAV_PRUNING=off`, every view is evaluated on each update.
  public nonisolated static let prunes =
    ProcessInfo.processInfo.environment["A11YNAV_PRUNING"] != "off"
}
