// SPDX-License-Identifier: MIT

import A11yJSON
import A11yNavigation
import A11yTree
import Foundation

/// How one program reports to another on a script that it runs: a line of JSON for each thing
/// heard or shown.
///
/// ```json
/// {"isHeard":true,"section":2,"text":"Buy, button"}
/// ```
public struct TranscriptLine: Encodable, Hashable, Sendable {
  /// The part of the script: 0 for the opening, 1 for the first command.
  public var section: Int
  /// Whether it was heard, and not only shown.
  public var isHeard: Bool
  /// The words, or the name of a sound.
  public var text: String
  /// A command that typed into a secure field, with its text masked; `nil` for everything else.
  public var command: String?
  /// What something costs a switch user; `nil` if it is not a cost.
  public var cost: Cost?
  /// The words for which the part's command found no element, which ended the script.
  public var unfound: String?

  /// What something costs a switch user: one of several.
  public struct Cost: Encodable, Hashable, Sendable {
    /// How many times a switch is pressed.
    public var presses: Int?
    /// How long it takes, in nanoseconds.
    public var nanoseconds: Int?
    /// The index of the screen.
    public var index: Double?
    /// The words of what the scanner does not come to.
    public var missing: String?
    /// The character that no key of the keyboard types.
    public var untyped: String?
    /// Whether presses come too late.
    public var isTooFast: Bool?

    /// Creates a cost from what was measured.
    public init(_ cost: MeasuredCost) {
      switch cost {
      case .cost(let cost):
        (presses, nanoseconds) = (cost.presses, Int(cost.time / .nanoseconds(1)))
      case .index(let index): self.index = index
      case .notScanned(let words): missing = words
      case .noKey(let character): untyped = character
      case .tooFast: isTooFast = true
      }
    }

    init(_ value: JSONValue) {
      presses = value["presses"].integer
      nanoseconds = value["nanoseconds"].integer
      index = value["index"].number
      missing = value["missing"].string
      untyped = value["untyped"].string
      isTooFast = value["isTooFast"] == .null ? nil : value["isTooFast"].isTrue
    }

    /// What was measured; `nil` if nothing was.
    public var measured: MeasuredCost? {
      if let presses {
        return .cost(ScanCost(presses: presses, time: .nanoseconds(nanoseconds ?? 0)))
      }
      if let index { return .index(index) }
      if isTooFast == true { return .tooFast }
      if let untyped { return .noKey(for: untyped) }
      return missing.map { .notScanned($0) }
    }
  }

  /// Creates the line of a script that ended because a command found no element.
  public init(unfound words: String, section: Int) {
    self.section = section
    isHeard = false
    text = ""
    unfound = words
  }

  /// Creates the line of a cost.
  public init(_ cost: MeasuredCost, of check: CostCheck, section: Int) {
    self.section = section
    isHeard = false
    text = check.subject.name
    self.cost = Cost(cost)
  }

  /// Creates the line of a record; `nil` for records that transcripts omit.
  public init?(_ record: TranscriptRecord, section: Int) {
    self.section = section
    switch record.content {
    case .command(let command):
      guard command.contains("•") else { return nil }
      (isHeard, text) = (false, "")
      self.command = command
    case .notice(let text): (isHeard, self.text) = (false, text)
    case .speech, .sound:
      guard let line = record.writtenLine else { return nil }
      (isHeard, text) = (true, line)
    }
  }

  /// Parses a line.
  ///
  /// - Throws: An error if it is not such a line.
  public init(json: some Sequence<UInt8>) throws {
    let line = try JSONValue(json: json)
    guard let section = line["section"].integer, let text = line["text"].string else {
      throw JSONCursor.Fault(message: "this is no line of a transcript", offset: 0)
    }
    self.section = section
    self.text = text
    isHeard = line["isHeard"].isTrue
    command = line["command"].string
    cost = line["cost"] == .null ? nil : Cost(line["cost"])
    unfound = line["unfound"].string
  }

  /// The line as JSON, with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return AddressMask.masked(text: String(decoding: data, as: UTF8.self))
  }
}
