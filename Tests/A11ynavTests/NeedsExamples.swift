// SPDX-License-Identifier: MIT

import Testing

extension Trait where Self == ConditionTrait {
  /// The examples are apps, which `make check` does not build.
  static var needsExamples: Self {
    #if A11YNAV_BELOW_VIEWS
      .disabled("The examples need the view layer.")
    #else
      .enabled(if: true)
    #endif
  }
}
