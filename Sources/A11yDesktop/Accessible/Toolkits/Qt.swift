// SPDX-License-Identifier: MIT

/// The Qt toolkit.
///
/// Source: dumps of Qt 5.15.8.
struct Qt: Toolkit {
  /// An object is treated as visible only if it has a size, because the contents of a closed combo box have the showing
  /// state but no size.
  func shows(_ facts: AccessibleFacts) -> Bool {
    facts.isVisible && facts.states.contains(.showing) && facts.isSized
  }

  var quiet: Duration { .milliseconds(180) }
  var hasSparseEvents: Bool { true }
  var hasCache: Bool { false }
  var readsPropertiesSingly: Bool { true }
  /// Long text is replaced as a whole, because inserting into it would delete the text after the insertion.
  var replacesLongTexts: Bool { true }

  /// Removes the markup from tool tips, which can be written in Qt's subset of HTML.
  func correct(_ facts: inout AccessibleFacts) {
    facts.help = plainText(of: facts.help)
    facts.description = plainText(of: facts.description)
  }

  private func plainText(of text: String) -> String {
    guard text.hasPrefix("<"), text.contains("</") else { return text }
    var plain = text.replacing(/<[^>]*>/, with: " ")
    for (entity, character) in Self.entities { plain = plain.replacing(entity, with: character) }
    return plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The HTML entities and the characters that they represent. The ampersand is last, so that the text after an escaped
  /// ampersand is not mistaken for an entity.
  private static let entities = [
    ("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
  ]
}

extension AccessibleFacts {
  /// Whether the object has a size, or its role is one that never has a size.
  var isSized: Bool { frame != nil || !interfaces.contains(.component) }
}
