// SPDX-License-Identifier: MIT

import Foundation

extension String.StandardComparator {
  /// As people sort strings on Apple's systems. Foundation has only the order of their characters'
  /// numbers here, so that is used: capitals come first.
  public static var localizedStandard: Self { .lexical }
  /// By the user's language on Apple's systems; here by the numbers of characters, as well.
  public static var localized: Self { .lexical }
}
