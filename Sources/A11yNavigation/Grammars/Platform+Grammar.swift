// SPDX-License-Identifier: MIT

import A11yTree

extension Platform {
  /// How VoiceOver speaks there.
  var grammar: Grammar {
    switch self {
    case .iOS: .iOS
    case .macOS: .macOS
    }
  }
}
