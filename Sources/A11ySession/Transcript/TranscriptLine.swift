// SPDX-License-Identifier: MIT

import A11yJSON
import A11yNavigation
import A11yTree
import Foundation

/// A line of JSON with which one program reports the words that were spoken or shown while it ran a script for another
/// program.
///
/// ```json
/// {"isHeard":true,"section":2,"text":"Buy, button"}
/// ```
public struct TranscriptLine: Encodable, Hashable, Sendable {
  /// The number of the part of the script to which the line belongs: 0 for the opening, 1 for the first command, and so
  /// on.
  public var section: Int
  /// Whether the line was spoken or played, rather than only shown.
  public var isHeard: Bool
  /// The spoken words, or the name of a sound.
  public var text: String
  /// A command that typed into a secure field, with its text masked, or `nil` if the line reports anything else.
  public var command: String?
  /// The switch user's cost that the line reports, or `nil` if the line reports no cost.
  public var cost: Cost?
  /// The text of the part's command, if the command found no element and therefore ended the script; otherwise, `nil`.
  public var unfound: String?

  /// A switch user's cost. Only the properties for one type of result are set.
  public struct Cost: Encodable, Hashable, Sendable {
    /// The number of times that the user presses a switch.
    public var presses: Int?
    /// The time needed, in nanoseconds.
    public var nanoseconds: Int?
    /// For a whole screen, the cost as a multiple of the lowest cost in any grouping.
    public var index: Double?
    /// The words of an element that the scanner does not reach.
    public var missing: String?
    /// A character for which the on-screen keyboard has no key.
    public var untyped: String?
    /// Whether the scanner moves too fast for presses to take effect.
    public var isTooFast: Bool?

    /// Creates the line's cost from a measured cost.
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

    /// The measured cost, or `nil` if no property is set.
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

  /// Creates the line for a script that ended because a command found no element.
  public init(unfound words: String, section: Int) {
    self.section = section
    isHeard = false
    text = ""
    unfound = words
  }

  /// Creates the line for the measured cost of a check.
  public init(_ cost: MeasuredCost, of check: CostCheck, section: Int) {
    self.section = section
    isHeard = false
    text = check.subject.name
    self.cost = Cost(cost)
  }

  /// Creates the line for a record, or returns `nil` if transcripts omit the record.
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
  /// - Throws: An error if the JSON is not a transcript line.
  public init(json: some Sequence<UInt8>) throws {
    let line = try JSONValue(json: json)
    guard let section = line["section"].integer, let text = line["text"].string else {
      throw JSONCursor.Fault(message: "this is not a transcript line", offset: 0)
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
