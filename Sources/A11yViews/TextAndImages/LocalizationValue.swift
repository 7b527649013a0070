import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

// Foundation on Linux has neither these types nor `String(localized:)`.
extension String {
  /// A text in the program's first language, which may have values in it.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Puts the text together; it takes the values that a ``LocalizedStringKey`` takes.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    package let content: LocalizedStringKey

    /// Makes a value from a string.
    public init(_ value: String) { content = LocalizedStringKey(value) }

    /// Makes a value from a literal.
    public init(stringLiteral value: String) { content = LocalizedStringKey(value) }

    /// Makes a value from a literal with values in it.
    public init(stringInterpolation: StringInterpolation) {
      content = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text that a table has for a value, or the value itself where none does.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.content.localized(table, bundle, locale)
  }

  /// The text that a table has for a key, or another text where none does.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.content.localized(as: "\(key)", table, bundle, locale)
  }

  /// The text of a resource, looked up now.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.localized }
}
