// SPDX-License-Identifier: MIT

/// Whether something was conveyed.
public enum Verdict: Equatable, Sendable {
  /// The words that conveyed it; empty where silence does.
  case conveyed(by: String)
  case missing
  /// VoiceOver has nothing of the kind.
  case inapplicable
  /// The statement is of no known form.
  case unjudged
}
