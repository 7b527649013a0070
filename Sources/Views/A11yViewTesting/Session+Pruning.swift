// SPDX-License-Identifier: MIT

import A11yTesting
import Foundation

extension Session {
  /// Whether sessions skip unchanged views by default.
  ///
  /// This saves work and changes nothing that is heard. To check that, run the tests once more with
  /// `A11YNAV_PRUNING=off` in the environment: every view is then evaluated each time.
  public nonisolated static let prunes =
    ProcessInfo.processInfo.environment["A11YNAV_PRUNING"] != "off"
}
