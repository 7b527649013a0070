// SPDX-License-Identifier: MIT

/// The punctuation marks that are spoken by name.
public enum Punctuation: String, CaseIterable, Sendable {
  /// No marks are spoken by name, but the marks still affect the intonation.
  case none

  /// Marks with a specific meaning, such as `@`, `#`, `/` and `+`, are spoken by name.
  case some

  /// All ASCII marks, typographic quotes, dashes and bullets are spoken by name.
  case all
}

extension Punctuation {
  /// The marks to speak by name, of which espeak-ng accepts at most 59.
  var marks: String {
    switch self {
    case .none: ""
    case .some: "#$%&*+/<=>@\\^_|~"
    case .all: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»‘’“”„–—…•·§¶°"
    }
  }
}
