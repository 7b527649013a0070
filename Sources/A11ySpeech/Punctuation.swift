// SPDX-License-Identifier: MIT

/// Which punctuation marks are spoken by name.
public enum Punctuation: String, CaseIterable, Sendable {
  /// No mark is named; marks still shape the intonation.
  case none

  /// Marks that carry meaning by themselves are named, such as `@`, `#`, `/` and `+`.
  case some

  /// Every ASCII mark is named, and typographic quotes, dashes and bullets.
  case all
}

extension Punctuation {
  /// The marks to name; espeak-ng accepts at most 59.
  var marks: String {
    switch self {
    case .none: ""
    case .some: "#$%&*+/<=>@\\^_|~"
    case .all: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»‘’“”„–—…•·§¶°"
    }
  }
}
