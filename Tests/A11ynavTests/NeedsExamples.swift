// SPDX-License-Identifier: MIT

import Testing

extension Trait where Self == ConditionTrait {
  /// The condition for tests that need the example apps, which `make check` does not build.
  static var needsExamples: Self {
    #if A11YNAV_BELOW_VIEWS
      .disabled("The examples need the view layer.")
    #else
      .enabled(if: true)
    #endif
  }
}
