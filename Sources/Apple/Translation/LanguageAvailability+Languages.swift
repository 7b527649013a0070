// SPDX-License-Identifier: MIT

import Foundation

extension LanguageAvailability {
  /// The languages that can be translated: none.
  public var supportedLanguages: [Locale.Language] {
    get async { [] }
  }
}
