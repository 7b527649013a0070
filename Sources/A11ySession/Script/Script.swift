// SPDX-License-Identifier: MIT

import A11yTree

/// A transcript that can be run. A script specifies what to open, the settings, the commands and the expected speech.
///
/// Lines that begin with `>` are commands in the syntax of ``CommandParser``. The name of a technology may precede the
/// `>`. A command is followed by its expected speech, in the syntax of ``SpeechPattern``, and by cost limits, in the
/// syntax of ``CostCheck``. Lines that begin with `#` are comments.
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
    /// The one-based line number.
    public var line: Int
    /// The one-based column at which the value starts.
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
      /// The session speaks the given words.
      case speech(SpeechPattern)
      /// The cost for a switch user is within the given limit.
      case cost(CostCheck)
      /// An audit reports no findings.
      case findings(FindingsCheck)
      /// Later audits ignore the given finding.
      case ignored(IgnoredFinding)
    }

    /// The expected result.
    public var content: Content
    /// The line as written in the script, without surrounding spaces.
    public var text: String
    /// The one-based line number.
    public var line: Int
    /// The one-based column at which the text starts.
    public var column: Int
  }

  /// One command and the expectations that follow it.
  public struct Step: Hashable, Sendable {
    /// The technology for which the command is intended, if the script names one.
    public var technology: AssistiveTechnology?
    /// The command, as written in the script.
    public var command: String
    /// The expected speech and costs, line by line.
    public var expectations: [Expectation]
    /// The command's one-based line number.
    public var line: Int
    /// The one-based column at which the command starts.
    public var column: Int

    /// Whether a question mark after the command's name lets the script continue if the command finds no element.
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

    /// The expected lines, as written in the script.
    public var expected: [String] { expectations.map(\.text) }
  }

  /// The header.
  public var header: [Field] = []
  /// The speech that is expected before the first command.
  public var opening: [Expectation] = []
  /// The commands of the script, in order.
  public var steps: [Step] = []
}
