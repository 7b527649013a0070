// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// One event in a session: a command, words, a sound or a notice.
public struct TranscriptRecord: Hashable, Sendable {
  /// The kind of event.
  public enum Content: Hashable, Sendable {
    /// A command of the user or a script; secret text is masked.
    case command(String)
    /// Spoken words.
    case speech(Utterance)
    /// A sound.
    case sound(Sound)
    /// A notice on the screen.
    case notice(String)
  }

  /// The time, counted from the start of the session.
  public var time: Duration
  /// The technology that it belongs to.
  public var technology: AssistiveTechnology
  /// Whether the keys drive that technology at the time.
  public var isDriven: Bool
  /// The element that the technology is focused on.
  public var element: ElementID?
  /// The command that caused it; `nil` at the start.
  public var command: String?
  /// What happened.
  public var content: Content
}

extension TranscriptRecord {
  /// The line of a transcript, or `nil` for what transcripts omit: notices, and sounds that
  /// only accompany words.
  ///
  /// A technology that the keys do not drive is named.
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

  /// The line as a transcript's file has it: without control characters, and without the space at
  /// its ends, which is not read either.
  public var writtenLine: String? { line.map { VisibleText.of($0).trimmed } }

  /// The whole line of a transcript that expects just this: `> COMMAND`, or a pattern of what was
  /// heard; `nil` for what transcripts leave out.
  public var transcriptLine: String? {
    if case .command(let text) = content { return "> \(VisibleText.of(text))" }
    return writtenLine.map { SpeechPattern.words($0).written }
  }
}
