// SPDX-License-Identifier: MIT

/// Whether a field's text is secret, as recorded for each field in a capture of a live page.
///
/// Chrome's tree does not contain this information. In a capture that consists only of Chrome's tree, only a field's
/// name and the bullets in its value indicate that the field's text is secret.
package enum ChromeProtection: String, Sendable {
  /// The field is secure.
  case on = "true"
  /// The field is not secure.
  case off = "false"
  /// The page now shows the text of a field that was previously secure. The field is announced like any other field,
  /// but its text is still withheld.
  case shown

  /// The name of the property in a capture.
  package static let property = "protected"
}

extension ChromeNode {
  /// Whether the field's text is secret, or `nil` if the capture does not contain this information.
  package var protection: ChromeProtection? {
    property(ChromeProtection.property)?.word.flatMap(ChromeProtection.init)
  }
}
