// SPDX-License-Identifier: MIT

/// The result of judging an assertion.
public enum Verdict: Equatable, Sendable {
  /// The given words conveyed the information; they are empty if silence conveyed it.
  case conveyed(by: String)
  case missing
  /// VoiceOver has no such feature.
  case inapplicable
  /// The statement has no known form.
  case unjudged
}
