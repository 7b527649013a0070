// SPDX-License-Identifier: MIT

/// Whether a field's text is secret, as recorded for each field in a capture of a live page.
///
/// Chrome's tree does not record whether a field's text is secret. In a capture that consists only of Chrome's tree,
/// the field's name and the bullets in its value are the only indications that its text is secret.
package enum ChromeProtection: String, Sendable {
  /// The field is secure.
  case on = "true"
  /// The field is not secure.
  case off = "false"
  /// The page now shows the text of a field that was previously secure. A field that is no longer secure is announced
  /// like any other field, but its text is still withheld.
  case shown

  /// The property's name in a capture.
  package static let property = "protected"
}

extension ChromeNode {
  /// Whether the field's text is secret, or `nil` if the capture does not record this.
  package var protection: ChromeProtection? {
    property(ChromeProtection.property)?.word.flatMap(ChromeProtection.init)
  }
}
