/// Which punctuation marks are named when they are met.
public enum Punctuation: String, CaseIterable, Sendable {
  /// No mark is named; marks still shape the intonation.
  case none

  /// The marks that carry meaning by themselves are named, such as `@`, `#`, `/` and `+`.
  case some

  /// Every mark of ASCII is named, and the quotes, dashes and bullets of print.
  case all
}

extension Punctuation {
  /// The marks to name; espeak-ng takes 59 at most.
  var marks: String {
    switch self {
    case .none: ""
    case .some: "#$%&*+/<=>@\\^_|~"
    case .all: "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»‘’“”„–—…•·§¶°"
    }
  }
}
