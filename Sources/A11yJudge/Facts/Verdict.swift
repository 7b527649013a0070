// SPDX-License-Identifier: MIT

/// The result of judging an assertion.
public enum Verdict: Equatable, Sendable {
  /// The information was conveyed by these words, which are empty if it was conveyed by silence.
  case conveyed(by: String)
  case missing
  /// VoiceOver has no such feature.
  case inapplicable
  /// The statement has no known form.
  case unjudged
}
