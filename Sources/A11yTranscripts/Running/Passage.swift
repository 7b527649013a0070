import A11yNavigation
import A11ySession
import A11yTree

/// What was heard in one part of a transcript: before the first command, or because of one.
public struct Passage: Hashable, Sendable {
  /// A cost that is not what the transcript says.
  public struct Overrun: Hashable, Sendable {
    /// The place of the check among the expectations of the part.
    public var place: Int
    /// What was asked.
    public var check: CostCheck
    /// What it costs now; `nil` if the scanner does not come by such an element.
    public var cost: ScanCost?

    /// What it costs now, in words.
    public var text: String {
      cost.map { "cost \"\(check.words)\" is \(CostCheck.text(of: $0))" }
        ?? "the scanner does not come by “\(check.words)”"
    }
  }

  /// The part: 0 for the opening, 1 for the first command.
  public var section: Int
  /// What was heard, line by line.
  public var heard: [String]
  /// What was shown and not said.
  public var notices: [String] = []
  /// How what was heard stands to what is written.
  public var alignment: LineAlignment
  /// The costs that are not as written.
  public var overruns: [Overrun] = []
  /// The reading order round the cursor, the element that it is on marked; only where something
  /// differs.
  public var surroundings: [String] = []
  /// Whose cursor that is.
  public var technology: AssistiveTechnology = .voiceOver

  /// Whether all is as it is written.
  public var isSame: Bool { alignment.isSame && overruns.isEmpty }
}
