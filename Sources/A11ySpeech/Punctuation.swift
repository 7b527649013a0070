// SPDX-License-Identifier: MIT

/// The punctuation marks that are spoken by name.
public enum Punctuation: String, CaseIterable, Sendable {
  /// No punctuation marks are spoken by name, but the marks still affect the intonation.
  case none

  /// Punctuation marks with a specific meaning, such as `@`, `#`, `/` and `+`, are spoken by name.
  case some

  /// All ASCII punctuation marks, typographic quotes, dashes and bullets are spoken by name.
  case all
}

extension Punctuation {
  /// The punctuation marks to speak by name. The espeak-ng engine accepts at most 59 marks.
  var marks: String {
    switch self {
    case .none: ""
    case .some: "#$%&*+/<=>@\\^_|~"
    case .all: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»‘’“”„–—…•·§¶°"
    }
  }
}
