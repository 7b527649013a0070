// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

extension NSAttributedString {
  /// Returns the value of an attribute that applies to the whole string, or `nil` if there is no such attribute.
  package func whole(_ key: Key) -> Any? {
    guard length > 0 else { return nil }
    var range = NSRange()
    let value = attribute(key, at: 0, effectiveRange: &range)
    return range.length == length ? value : nil
  }

  /// The speech attributes that apply to the whole string.
  package var speechAttributes: SpeechAttributes? {
    let speech = SpeechAttributes(
      pitch: (whole(.accessibilitySpeechPitch) as? NSNumber)
        .map { min(max($0.doubleValue - 1, -1), 1) },
      includesPunctuation: (whole(.accessibilitySpeechPunctuation) as? NSNumber)?.boolValue,
      spellsOut: (whole(.accessibilitySpeechSpellOut) as? NSNumber)?.boolValue ?? false,
      phonetic: whole(.accessibilitySpeechIPANotation) as? String
    )
    return speech == SpeechAttributes() ? nil : speech
  }

  /// An announcement of the string, with the priority and language that are set at its beginning.
  package var announcement: AttributedString {
    var words = AttributedString(string)
    guard length > 0 else { return words }
    let first = attributes(at: 0, effectiveRange: nil)
    switch first[.accessibilitySpeechAnnouncementPriority] {
    case UIAccessibilityPriority.high as UIAccessibilityPriority,
      UIAccessibilityPriority.high.rawValue as String:
      words.accessibilitySpeechAnnouncementPriority = .high
    case UIAccessibilityPriority.low as UIAccessibilityPriority,
      UIAccessibilityPriority.low.rawValue as String:
      words.accessibilitySpeechAnnouncementPriority = .low
    default: break
    }
    words.languageIdentifier = first[.accessibilitySpeechLanguage] as? String
    return words
  }
}
