// SPDX-License-Identifier: MIT

import A11yTree

extension Platform {
  /// The screen reader's grammar on the platform.
  var grammar: Grammar {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .android: .android
    }
  }
}
