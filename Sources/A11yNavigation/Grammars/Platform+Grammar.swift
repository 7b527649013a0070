// SPDX-License-Identifier: MIT

import A11yTree

extension Platform {
  /// The grammar of the platform's screen reader.
  var grammar: Grammar {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    case .android: .android
    }
  }
}
