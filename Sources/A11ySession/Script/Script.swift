import A11yTree

/// A transcript that can be run: what to open, how, what to do, and what is said then.
///
/// ```
/// open: login.yaml
/// technology: voiceover
///
/// > next
/// Email, text field, double tap to edit
/// switchControl> select
/// ...
/// cost "Sign in" <= 6 presses
/// ```
/// Lines that begin with `>` are commands, as ``CommandParser`` reads them; the name of a
/// technology may stand before the `>`. What follows a command is what must be said, as
/// ``SpeechPattern`` reads it, and what may be spent, as ``CostCheck`` reads it. Lines that begin
/// with `#` are comments.
public struct Script: Hashable, Sendable {
  /// One line of the header.
  public struct Field: Hashable, Sendable {
    /// The name, such as `technology`.
    public var name: String
    /// What is set.
    public var value: String
    /// The line, from 1.
    public var line: Int
    /// The column at which the value starts, from 1.
    public var column = 1
  }

  /// One line that says what must be heard, or what it may cost.
  public struct Expectation: Hashable, Sendable {
    /// What must be so.
    public enum Content: Hashable, Sendable {
      /// Words are said.
      case speech(SpeechPattern)
      /// An element costs a switch user no more.
      case cost(CostCheck)
    }

    /// What must be so.
    public var content: Content
    /// The line as it is written, without the spaces around it.
    public var text: String
    /// The line, from 1.
    public var line: Int
    /// The column at which the text starts, from 1.
    public var column: Int
  }

  /// One command, and what is to be said.
  public struct Step: Hashable, Sendable {
    /// The technology that the command is for, if it is named.
    public var technology: AssistiveTechnology?
    /// The command, as it is written.
    public var command: String
    /// What is to be said and what it may cost, line by line.
    public var expectations: [Expectation]
    /// The line of the command, from 1.
    public var line: Int
    /// The column at which the command starts, from 1.
    public var column: Int

    /// What is to be said, line by line, as it is written.
    public var expected: [String] { expectations.map(\.text) }
  }

  /// The header.
  public var header: [Field] = []
  /// What is to be said before the first command.
  public var opening: [Expectation] = []
  /// The commands, in order.
  public var steps: [Step] = []
}
