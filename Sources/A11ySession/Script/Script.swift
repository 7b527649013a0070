// SPDX-License-Identifier: MIT

import A11yTree

/// A transcript that can be run. A script specifies what to open, the settings, the commands and the expected speech.
///
/// Lines that begin with `>` are commands, as ``CommandParser`` parses them; the name of a technology may precede the
/// `>`. A command is followed by its expected speech, as ``SpeechPattern`` parses it, and by cost limits, as
/// ``CostCheck`` parses them. Lines that begin with `#` are comments.
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
public struct Script: Hashable, Sendable {
  /// One line of the header.
  public struct Field: Hashable, Sendable {
    /// The name, such as `technology`.
    public var name: String
    /// The value.
    public var value: String
    /// The line number, counted from 1.
    public var line: Int
    /// The column at which the value starts, counted from 1.
    public var column = 1

    /// Creates a header line from a name, a value and their location.
    public init(name: String, value: String, line: Int, column: Int = 1) {
      self.name = name
      self.value = value
      self.line = line
      self.column = column
    }
  }

  /// One expected line of speech, a cost limit, or a line about audit findings.
  public struct Expectation: Hashable, Sendable {
    /// The expected result.
    public enum Content: Hashable, Sendable {
      /// The given words are spoken.
      case speech(SpeechPattern)
      /// The cost for a switch user is within the given limit.
      case cost(CostCheck)
      /// An audit has no findings.
      case findings(FindingsCheck)
      /// Later audits ignore the given finding.
      case ignored(IgnoredFinding)
    }

    /// The expected result.
    public var content: Content
    /// The line as written, without surrounding spaces.
    public var text: String
    /// The line number, counted from 1.
    public var line: Int
    /// The column at which the text starts, counted from 1.
    public var column: Int
  }

  /// One command and the expectations that follow it.
  public struct Step: Hashable, Sendable {
    /// The technology that the command is for, if the script names one.
    public var technology: AssistiveTechnology?
    /// The command, as it is written in the script.
    public var command: String
    /// The expected speech and costs, line by line.
    public var expectations: [Expectation]
    /// The line number of the command, counted from 1.
    public var line: Int
    /// The column at which the command starts, counted from 1.
    public var column: Int

    /// Whether the script continues if the command finds no element, because a question mark follows the command's
    /// name.
    public var mayFindNothing: Bool {
      command.prefix { !$0.isWhitespace }.hasSuffix("?")
    }

    /// The notice for a script that ends at this step because its command found no element.
    package var foundNothing: String {
      let words = command.split(whereSeparator: \.isWhitespace)
      if words.starts(with: ["choose", "file"]) {
        return "“\(command)” chose no file, so the script ended"
      }
      let name = words.first ?? ""
      let what = ["rotor", "find"].contains(name) ? "rotor with that name" : "element"
      return
        "“\(command)” found no \(what), so the script ended; if that may happen, write “\(name)?”"
    }

    /// The expected lines, as they are written in the script.
    public var expected: [String] { expectations.map(\.text) }
  }

  /// The header.
  public var header: [Field] = []
  /// The speech expected before the first command.
  public var opening: [Expectation] = []
  /// The commands of the script, in order.
  public var steps: [Step] = []
}
