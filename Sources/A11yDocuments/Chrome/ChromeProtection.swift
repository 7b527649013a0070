// SPDX-License-Identifier: MIT

/// Whether the text of a field is secret, as a capture of a live page says of each field.
///
/// Chrome's tree lacks it; a capture of that alone leaves only the name and the bullets to go by.
package enum ChromeProtection: String, Sendable {
  /// The field is secure.
  case on = "true"
  /// The field is not secure.
  case off = "false"
  /// The page shows the text of a field that was secure before. It sounds like any other field, but
  /// its text is still withheld.
  case shown

  /// The name of the property.
  package static let property = "protected"
}

extension ChromeNode {
  /// Whether the text of the field is secret; `nil` if the capture does not say.
  package var protection: ChromeProtection? {
    property(ChromeProtection.property)?.word.flatMap(ChromeProtection.init)
  }
}
