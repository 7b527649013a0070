// SPDX-License-Identifier: MIT

import A11yNavigation
import Foundation

/// How one program reports to another on a script that it runs: a line of JSON for each thing
/// heard or shown.
///
/// ```json
/// {"isHeard":true,"section":2,"text":"Buy, button"}
/// ```
public struct TranscriptLine: Codable, Hashable, Sendable {
  /// The part of the script: 0 for the opening, 1 for the first command.
  public var section: Int
  /// Whether it was heard, and not only shown.
  public var isHeard: Bool
  /// The words, or the name of a sound.
  public var text: String
  /// What activating the element with these words costs a switch user; `nil` if it is not a cost.
  public var cost: Cost?

  /// What activating an element costs a switch user.
  public struct Cost: Codable, Hashable, Sendable {
    /// How many times a switch is pressed; `nil` if the scanner does not reach the element.
    public var presses: Int?
    /// How long the scanner takes.
    public var time = Duration.zero

    /// Creates a cost; `nil` for an element that the scanner does not reach.
    public init(_ cost: ScanCost?) {
      presses = cost?.presses
      time = cost?.time ?? .zero
    }

    /// The cost; `nil` if the scanner does not reach the element.
    public var measured: ScanCost? { presses.map { ScanCost(presses: $0, time: time) } }
  }

  /// Makes the line of a cost.
  public init(_ cost: ScanCost?, of words: String, section: Int) {
    self.section = section
    isHeard = false
    text = words
    self.cost = Cost(cost)
  }

  /// Makes the line of a record; `nil` for what transcripts leave out.
  public init?(_ record: TranscriptRecord, section: Int) {
    self.section = section
    switch record.content {
    case .command: return nil
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
    self = try JSONDecoder().decode(Self.self, from: Data(json))
  }

  /// The line as JSON, with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
