// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// What was heard in one part of a transcript: before the first command, or because of one.
public struct Passage: Hashable, Sendable {
  /// A cost that differs from the transcript.
  public struct Overrun: Hashable, Sendable {
    /// The place of the check among the expectations of the part.
    public var place: Int
    /// The check.
    public var check: CostCheck
    /// The actual cost; `nil` if the scanner does not reach such an element.
    public var cost: ScanCost?

    /// The actual cost, in words.
    public var text: String {
      cost.map { "cost \"\(check.words)\" is \(CostCheck.text(of: $0))" }
        ?? "the scanner does not come by “\(check.words)”"
    }
  }

  /// The part: 0 for the opening, 1 for the first command.
  public var section: Int
  /// What was heard, line by line.
  public var heard: [String]
  /// What was shown but not spoken.
  public var notices: [String] = []
  /// The alignment of what was heard with what is written.
  public var alignment: LineAlignment
  /// The costs that differ from the transcript.
  public var overruns: [Overrun] = []
  /// The reading order around the cursor, with the cursor's element marked; only where something
  /// differs.
  public var surroundings: [String] = []
  /// The technology whose cursor it is.
  public var technology: AssistiveTechnology = .voiceOver

  /// Whether everything matches the transcript.
  public var isSame: Bool { alignment.isSame && overruns.isEmpty }
}
