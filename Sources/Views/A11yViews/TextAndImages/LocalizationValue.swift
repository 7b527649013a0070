// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Foundation on Linux has neither these types nor `String(localized:)`.
extension String {
  /// A text in the program's development language, which may contain values.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Builds the text; it accepts the same values as a ``LocalizedStringKey``.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    package let content: LocalizedStringKey

    /// Creates a value from a string.
    public init(_ value: String) { content = LocalizedStringKey(value) }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) { content = LocalizedStringKey(value) }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      content = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text of a resource, looked up now.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.localized }
}
