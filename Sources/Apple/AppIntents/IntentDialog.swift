// SPDX-License-Identifier: MIT

import A11yUI

/// What is announced when an intent has been performed.
public struct IntentDialog: Sendable {
  let full: LocalizedStringResource

  /// Creates a dialog from a resource.
  public init(_ dialog: LocalizedStringResource) { full = dialog }

  /// Creates a dialog from the full text; the supporting one would be shown beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
}

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
