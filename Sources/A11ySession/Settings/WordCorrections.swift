// SPDX-License-Identifier: MIT

import A11yNavigation

/// The words that a project's devices speak in place of this program's words.
///
/// Devices, versions and settings differ in their words for roles, states, positions and hints. A project that has
/// compared a11ynav's words with the speech of its own devices records each difference once. Words that the author
/// wrote (names, values and announcements) are never replaced.
///
/// ```
/// words: button = Button, double tap to activate = double tap to open, heading =
/// ```
public struct WordCorrections: Hashable, Sendable {
  /// One correction.
  public struct Correction: Hashable, Sendable {
    /// The words that this program speaks, as they appear between two commas in a transcript.
    public var spoken: String
    /// The device's words, or an empty string if the device does not speak these words.
    public var heard: String

    /// Creates a correction.
    public init(_ spoken: String, heard: String) {
      self.spoken = spoken
      self.heard = heard
    }
  }

  /// The corrections, in the order in which they are listed.
  public let corrections: [Correction]
  private let heard: [String: String]

  /// Creates corrections. If several corrections apply to the same words, only the last correction is used.
  public init(_ corrections: [Correction] = []) {
    self.corrections = corrections
    heard = Dictionary(corrections.map { ($0.spoken, $0.heard) }, uniquingKeysWith: { $1 })
  }

  /// Parses corrections, as in `button = Button, link = Link`.
  ///
  /// - Returns: `nil` if a part has no equals sign, or no words before it.
  public init?(written text: String) {
    var corrections: [Correction] = []
    for part in text.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let spoken = String(part[..<equals]).trimmed
      guard !spoken.isEmpty else { return nil }
      corrections.append(
        Correction(spoken, heard: String(part[part.index(after: equals)...]).trimmed)
      )
    }
    self.init(corrections)
  }

  /// The corrections, written in the form that ``init(written:)`` parses.
  public var written: String {
    corrections.map { "\($0.spoken) = \($0.heard)".trimmed }.joined(separator: ", ")
  }

  /// Returns an utterance with its words replaced by the device's words. The complexity is O(length of the utterance),
  /// or O(1) without corrections.
  func corrected(_ utterance: Utterance) -> Utterance {
    guard !heard.isEmpty else { return utterance }
    let segments = utterance.segments.map { segment in
      guard !segment.kind.isOfAuthor else { return segment }
      var segment = segment
      segment.text = corrected(segment.text)
      return segment
    }
    return Utterance(segments, priority: utterance.priority)
  }

  private func corrected(_ text: String) -> String {
    if let heard = heard[text] { return heard }
    let parts = text.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
    guard parts.contains(where: { heard[$0] != nil }) else { return text }
    return parts.map { heard[$0] ?? $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Utterance.Segment.Kind {
  /// Whether the author or the user wrote words of this kind.
  package var isOfAuthor: Bool {
    switch self {
    case .label, .value, .text, .description, .announcement: true
    default: false
    }
  }
}
