import A11yTesting
import Foundation

extension Session {
  /// Whether sessions pass over views that are the same as before, unless they say otherwise.
  ///
  /// It saves work and changes nothing that is heard. To see that it does not, run the tests once
  /// more with `A11YNAV_PRUNING=off` in the environment: then every view is evaluated each time.
  public nonisolated static let prunes =
    ProcessInfo.processInfo.environment["A11YNAV_PRUNING"] != "off"
}
