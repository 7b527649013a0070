// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree
import Foundation

/// Replays an event log with new session cores, without a browser, an app or a voice, and compares their effects with
/// those in the log.
package struct SessionReplay {
  /// A closure that receives each record of the sessions, in order.
  package var onRecord: (TranscriptRecord) -> Void = { _ in }
  /// A closure that receives each decision and its time since the start of the session.
  package var onTrace: (Duration, String) -> Void = { _, _ in }
  /// The words that the keyboard can predict. The sessions in the log must have used the same word list.
  package var words: WordList?
  private var core: SessionCore?
  /// The effects of the last event that have not yet been found in the log, in order of occurrence.
  private var pending: ArraySlice<String> = []
  private let decoder = JSONDecoder()

  /// Creates a replay.
  package init() {}

  /// Replays a log.
  ///
  /// Each effect in the log must be the same as the effect that this version of the program produces.
  ///
  /// - Throws: ``EventLogError`` for the first line that is invalid, is out of order, or contains a different effect.
  package mutating func run(_ lines: some Sequence<String>) throws(EventLogError) {
    var number = 0
    for line in lines {
      number += 1
      if line.isEmpty { continue }
      try take(line, number)
    }
    guard core != nil else { throw EventLogError(1, "the log is empty") }
    if let missing = pending.first {
      throw EventLogError(number + 1, "the log ends before \(missing)")
    }
  }

  private static let otherWords =
    "the session used a different word list; pass its list with --predictions"

  private mutating func take(_ line: String, _ number: Int) throws(EventLogError) {
    if line.hasPrefix(#"{"effect":"#) || line.contains(#""effect":"#), !line.contains(#""event":"#)
    {
      guard let expected = pending.first else {
        throw EventLogError(number, "the log contains an effect that this version does not produce")
      }
      guard expected == line else {
        throw EventLogError(number, "this version produces a different effect: \(expected)")
      }
      pending.removeFirst()
      return
    }
    if let missing = pending.first {
      throw EventLogError(
        number,
        "this version produces an effect that is missing from the log: \(missing)"
      )
    }
    let data = Data(line.utf8)
    if let setup = try? decoder.decode(LoggedSetup.self, from: data) {
      guard setup.a11ynavLog == LoggedSetup.version else {
        throw EventLogError(
          number,
          "the log’s version is \(setup.a11ynavLog), but this program reads version 1"
        )
      }
      guard setup.words == words?.digest else {
        throw EventLogError(number, Self.otherWords)
      }
      guard var known = setup.setup else {
        throw EventLogError(number, "a setting is unknown")
      }
      known.settings.switchControl.words = words
      core = SessionCore(known)
      core?.log.isTracing = true
      return
    }
    guard let logged = try? decoder.decode(LoggedEvent.self, from: data) else {
      throw EventLogError(number, "the line is neither an event nor an effect")
    }
    guard let core else {
      throw EventLogError(
        number,
        "the log contains no settings line before the first event"
      )
    }
    guard let event = logged.event(core) else {
      throw EventLogError(number, "a field of the event is missing or unknown")
    }
    guard core.accepts(event) else {
      throw EventLogError(number, "a “\(logged.event.rawValue)” event cannot occur at this point")
    }
    handle(event)
  }

  private mutating func handle(_ event: SessionEvent) {
    guard var core else { return }
    // The property is cleared first, so that the core is not copied when it changes.
    self.core = nil
    let effects = core.handle(event)
    pending = effects.map { logLine(LoggedEffect($0, in: core)) }[...]
    self.core = core
    for effect in effects {
      switch effect {
      case .record(let record, _): onRecord(record)
      case .trace(let time, let line): onTrace(time, line)
      default: break
      }
    }
  }
}
