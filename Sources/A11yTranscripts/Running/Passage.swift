// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// The speech in one part of a transcript, which is the speech before the first command or the speech that one command
/// causes.
public struct Passage: Hashable, Sendable {
  /// A failed check of a cost or of an audit's findings.
  public struct FailedCheck: Hashable, Sendable {
    /// The index of the check among the expectations in its part of the transcript.
    public var place: Int
    /// The actual result, as one line.
    public var text: String
    /// Further details, line by line.
    public var details: [String] = []
    /// The line that would make the check pass, or `nil` if no such line can be recorded.
    public var recorded: String?

    /// Creates a failed check of a cost.
    init(_ check: CostCheck, _ cost: MeasuredCost, at place: Int) {
      self.place = place
      text = cost.text(of: check)
      recorded = check.limited(to: cost)?.written
    }

    /// Creates a failed check from its index, the actual result and further details.
    init(at place: Int, _ text: String, details: [String] = []) {
      self.place = place
      self.text = text
      self.details = details
    }
  }

  /// The number of the part of the transcript, which is 0 for the opening and 1 for the first command.
  public var section: Int
  /// The speech, line by line.
  public var heard: [String]
  /// The notices, which were shown but not spoken.
  public var notices: [String] = []
  /// The alignment of the speech with the transcript.
  public var alignment: LineAlignment
  /// The failed checks.
  public var failedChecks: [FailedCheck] = []
  /// A description of the content that the session stopped waiting for, or `nil` if everything arrived.
  public var missed: String?
  /// The words in the command that found no element and thereby ended the run of the transcript, if there is such a
  /// command.
  public var unfound: String?
  /// The elements around the cursor in reading order, with the element at the cursor marked, or an empty array if
  /// nothing differs.
  public var surroundings: [String] = []
  /// The technology whose cursor is shown.
  public var technology: AssistiveTechnology = .voiceOver
  /// The commands that typed text into a secure field, keyed by part, with the text masked.
  public var maskedCommands: [Int: String] = [:]

  /// Whether all speech and all checks in this part match the transcript.
  public var isSame: Bool { alignment.isSame && failedChecks.isEmpty && unfound == nil }
}
