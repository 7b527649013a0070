// SPDX-License-Identifier: MIT

import A11yTree

extension Description {
  /// The element's label, or its hint if it has neither a label nor a value.
  var nameWords: [Utterance.Segment] {
    var segments: [Utterance.Segment] = []
    if element.role == .listMarker { return [markerWords] }
    if !element.label.isEmpty, !isPlainBack { segments.append(spoken(.label, element.label)) }
    if isKnownByHint, let hint = details?.hint { segments.append(spoken(.label, hint)) }
    return segments
  }

  /// Whether a back button's label only repeats the button's role, either in the spoken language or in English, the
  /// language of programs without translations.
  private var isPlainBack: Bool {
    guard element.role == .backButton else { return false }
    let label = element.label.lowercased()
    return [catalog, .english].contains { $0[.back].lowercased() == label }
  }

  /// The custom content that the author marked as important.
  var importantContentWords: [Utterance.Segment] {
    (details?.customContent ?? []).filter(\.isImportant).flatMap {
      [spoken(.value, $0.label), spoken(.value, $0.value)]
    }
  }

  /// Whether the hint is the only text of an element and therefore serves as its description.
  var isKnownByHint: Bool {
    element.label.isEmpty && element.value.isEmpty && !(details?.hint.isEmpty ?? true)
  }

  /// The value.
  var valueWords: [Utterance.Segment] {
    if element.role == .listMarker { return [] }
    if element.states.isProtected {
      let count = element.value.count
      if count == 0 { return [spoken(.value, placeholder)] }
      return [own(.value, catalog[.characters, count])]
    }
    if element.role == .datePicker, let date = SpokenDate(element.value) {
      return [own(.value, date.text(in: catalog.dates))]
    }
    if element.role == .colorWell, let color = SpokenColor(element.value) {
      return [own(.value, color.name(in: .of(catalog.language)))]
    }
    guard let range = details?.range, element.isAdjustable || element.role == .progressBar else {
      let value = element.value.isEmpty ? placeholder : element.value
      return value.isEmpty ? [] : [spoken(.value, value)]
    }
    let number = Self.plain(range.current)
    guard element.value.isEmpty || element.value == number else {
      return [spoken(.value, element.value)]
    }
    guard let fraction = range.fraction, saysShares else { return [.init(.value, number)] }
    let percent = Self.plain((fraction * 1000).rounded() / 10) + "%"
    if element.role == .progressBar || range.isPercentage { return [.init(.value, percent)] }
    return [.init(.value, number), .init(.value, percent)]
  }

  /// Whether the value's percentage is spoken in addition to its number.
  private var saysShares: Bool {
    element.role == .progressBar
      || element.role != .stepper && verbosity.platform.grammar.saysSharesOfSliders
  }

  /// The bullet or number before a list item.
  private var markerWords: Utterance.Segment {
    element.label.contains { $0.isLetter || $0.isNumber }
      ? spoken(.label, element.label) : own(.label, .bullet)
  }

  private var placeholder: String {
    guard element.role.isTextEntry, let text = details?.placeholder, text != element.label else {
      return ""
    }
    return text
  }

  /// Returns a number as text, omitting the fraction if it is zero.
  static func plain(_ number: Double) -> String {
    // Binary rounding errors, as in 0.30000000000000004, are removed.
    let rounded = abs(number) < 1e9 ? (number * 1e6).rounded() / 1e6 : number
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
  }
}

extension ValueRange {
  /// Whether the range's numbers are already percentages.
  fileprivate var isPercentage: Bool { minimum == 0 && maximum == 100 }
}
