import A11yUI

/// What is said when an intent has been performed.
public struct IntentDialog: Sendable {
  let full: LocalizedStringResource

  /// Says the text of a resource.
  public init(_ dialog: LocalizedStringResource) { full = dialog }

  /// Says the first; the second would be shown beside something else that says the rest.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Puts what is said together.
  public typealias StringInterpolation = LocalizedStringResource.StringInterpolation

  /// Says a literal.
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }

  /// Says a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    full = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
}
