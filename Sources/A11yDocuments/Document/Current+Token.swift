// SPDX-License-Identifier: MIT

import A11yTree

extension States.Current {
  /// Parses a token of `aria-current`; ARIA treats any unknown token as `true`.
  init?(token: String) {
    if token.isEmpty || token == "false" { return nil }
    self = Self(rawValue: token) ?? .item
  }
}
