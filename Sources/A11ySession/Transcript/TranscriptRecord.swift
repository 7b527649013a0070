// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One event in a session: a command, words, a sound or a notice.
public struct TranscriptRecord: Hashable, Sendable {
  /// The kind of event.
  public enum Content: Hashable, Sendable {
    /// A command that the user or a script issued, with secret text masked.
    case command(String)
    /// Spoken words.
    case speech(Utterance)
    /// A sound.
    case sound(Sound)
    /// A notice that is shown but that no technology speaks.
    case notice(String)
  }

  /// The time, measured from the start of the session.
  public var time: Duration
  /// The technology to which the event belongs.
  public var technology: AssistiveTechnology
  /// Whether the keys controlled the record's technology at the time of the event.
  public var isDriven: Bool
  /// The element on which the technology is focused.
  public var element: ElementID?
  /// The command that caused the event, or `nil` at the start of the session.
  public var command: String?
  /// The event itself.
  public var content: Content
}

extension TranscriptRecord {
  /// The event as a line of a transcript, or `nil` for the notices and accompanying sounds that transcripts omit.
  ///
  /// The line names the technology unless the keys controlled it at the time of the event.
  public var line: String? {
    let prefix = isDriven ? "" : "\(technology.rawValue): "
    switch content {
    case .command(let text): return "> \(text)"
    case .speech(let utterance): return prefix + AddressMask.masked(text: utterance.text)
    case .sound(let sound):
      switch sound {
      case .border, .ignored, .screenChange: return "\(prefix)[\(sound.rawValue)]"
      case .scan, .enter, .leave, .select: return nil
      }
    case .notice: return nil
    }
  }

  /// The line as written in a transcript file, without control characters and without surrounding whitespace, which is
  /// ignored when a file is read.
  public var writtenLine: String? { line.map { VisibleText.of($0).trimmed } }

  /// The complete transcript line that expects this event, or `nil` for events that transcripts omit.
  ///
  /// The line is `> COMMAND` for a command, and otherwise a pattern that matches the spoken words.
  public var transcriptLine: String? {
    if case .command(let text) = content { return "> \(VisibleText.of(text))" }
    return writtenLine.map { SpeechPattern.words($0).written }
  }
}
