// SPDX-License-Identifier: MIT

import Foundation

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

extension EnvironmentValues {
  /// The language and region used to format values.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
