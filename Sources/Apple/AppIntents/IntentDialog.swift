// SPDX-License-Identifier: MIT

import A11yUI

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Collects the parts of an interpolated string.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

  /// Creates a dialog from an interpolated string.
  public init(stringInterpolation: StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
