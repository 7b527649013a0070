// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension Text {
  /// Creates a text view from a value and a formatter. If the formatter cannot format the value, the text is empty.
  ///
  /// Apple's initializers accept reference-convertible values and objects. On Linux, a date is neither a
  /// reference-convertible value nor an object, so this initializer accepts values of any type.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  // This initializer is disfavored, because an attributed string can be a literal, and a literal should become a key.
  /// Creates a text view from an attributed string. The text view receives the speech attributes that apply to the
  /// whole string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
    style = TextStyle(attributedContent)
  }
}

extension TextStyle {
  /// Creates a style from the attributes that apply to the whole text, or returns `nil` if there are no such
  /// attributes.
  package convenience init?(_ text: AttributedString) {
    guard let first = text.runs.first else { return nil }
    let runs = text.runs
    func whole<T: Equatable>(_ value: (AttributedString.Runs.Run) -> T?) -> T? {
      runs.allSatisfy { value($0) == value(first) } ? value(first) : nil
    }
    var speech = SpeechAttributes()
    speech.pitch = whole { $0.accessibilitySpeechAdjustedPitch }
      .flatMap { $0.isNaN ? nil : min(max($0, -1), 1) }
    speech.includesPunctuation = whole { $0.accessibilitySpeechIncludesPunctuation }
    speech.spellsOut = whole { $0.accessibilitySpeechSpellsOutCharacters } ?? false
    speech.phonetic = whole { $0.accessibilitySpeechPhoneticNotation }
    let level = whole { $0.accessibilityHeadingLevel }?.rawValue
    let links = runs.compactMap { run in
      run.link.map { TextLink(words: String(text[run.range].characters), url: $0) }
    }
    let language = whole { $0.languageIdentifier } ?? ""
    guard speech != SpeechAttributes() || level != nil || !links.isEmpty || !language.isEmpty
    else { return nil }
    self.init(
      headingLevel: level,
      isHeading: level != nil,
      speech: speech == SpeechAttributes() ? nil : speech,
      links: links,
      language: language
    )
  }
}
