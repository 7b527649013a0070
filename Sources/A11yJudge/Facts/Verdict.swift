// SPDX-License-Identifier: MIT

/// The result of judging an assertion.
public enum Verdict: Equatable, Sendable {
  /// The information was conveyed by the given words, which are empty if silence conveyed it.
  case conveyed(by: String)
  case missing
  /// VoiceOver does not have the feature that the assertion requires.
  case inapplicable
  /// The assertion's statement has no known form.
  case unjudged
}
