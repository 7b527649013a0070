// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// What was heard in one part of a transcript: before the first command, or because of one.
public struct Passage: Hashable, Sendable {
  /// A check that does not hold: of a cost, or of what an audit finds.
  public struct FailedCheck: Hashable, Sendable {
    /// The place of the check among the expectations of the part.
    public var place: Int
    /// What is so instead, in one line.
    public var text: String
    /// More about it, line by line.
    public var details: [String] = []
    /// The line that would hold; `nil` if nothing can be recorded.
    public var recorded: String?

    /// Creates a failed check of a cost.
    init(_ check: CostCheck, _ cost: MeasuredCost, at place: Int) {
      self.place = place
      text = cost.text(of: check)
      recorded = check.limited(to: cost)?.written
    }

    /// Creates a failed check from its parts.
    init(at place: Int, _ text: String, details: [String] = []) {
      self.place = place
      self.text = text
      self.details = details
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
  /// The checks that do not hold.
  public var failedChecks: [FailedCheck] = []
  /// What the session had gone on without by then, in words; `nil` if everything had arrived.
  public var missed: String?
  /// The reading order around the cursor, with the cursor's element marked; only where something
  /// differs.
  public var surroundings: [String] = []
  /// The technology whose cursor it is.
  public var technology: AssistiveTechnology = .voiceOver
  /// The commands of the transcript that typed into a secure field, by their parts, with the text
  /// masked.
  public var maskedCommands: [Int: String] = [:]

  /// Whether everything matches the transcript.
  public var isSame: Bool { alignment.isSame && failedChecks.isEmpty }
}
