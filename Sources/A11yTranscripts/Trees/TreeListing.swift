// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// A listing of a document or page as its users hear it, line by line.
@MainActor
public enum TreeListing {
  /// Returns VoiceOver's words for every stop in reading order if VoiceOver is on, and the cost for a switch user to
  /// activate every stop if Switch Control is on.
  public static func lines(
    of opened: OpenedSource,
    settings: SessionSettings,
    within limit: ReadingLimit = ReadingLimit()
  ) -> [(technology: AssistiveTechnology, lines: [String])] {
    settings.technologies.technologies.map { technology in
      let session = AssistiveSession(
        source: opened.source,
        settings: settings,
        readingOrder: opened.readingOrder
      )
      guard !technology.keysAreSwitches else { return (technology, session.scanListing()) }
      return (technology, walk(session, opened, within: limit).map(\.text))
    }
  }

  /// Compares a device's words with VoiceOver's words for every stop in reading order.
  ///
  /// - Parameter heard: The device's words, stop by stop.
  public static func comparison(
    of heard: [String],
    with opened: OpenedSource,
    settings: SessionSettings,
    within limit: ReadingLimit = ReadingLimit()
  ) -> HeardComparison {
    let session = AssistiveSession(
      source: opened.source,
      settings: settings,
      readingOrder: opened.readingOrder
    )
    let walked = walk(session, opened, within: limit)
    let catalog = settings.verbosity.catalog(for: session.tree)
    return HeardComparison(heard: heard, walked: walked, catalog: catalog)
  }

  private static func walk(
    _ session: AssistiveSession,
    _ opened: OpenedSource,
    within limit: ReadingLimit
  ) -> [Utterance] {
    var words: [Utterance] = []
    session.onRecord = { record in
      if case .speech(let utterance) = record.content { words.append(utterance) }
    }
    ScriptDriver(session).readThrough(within: limit, closingMessages: opened.showsMessage)
    return words
  }

  /// Returns the differences between two sources that a user would notice, or an empty list if there are none.
  ///
  /// Lines that are the same in both sources are omitted, except for two lines on each side of a change.
  public static func difference(
    from before: OpenedSource,
    to after: OpenedSource,
    settings: SessionSettings,
    within limit: ReadingLimit = ReadingLimit()
  ) -> [VisibleText] {
    let old = lines(of: before, settings: settings, within: limit)
    let new = lines(of: after, settings: settings, within: limit)
    var result: [VisibleText] = []
    for (old, new) in zip(old, new) {
      let changes = difference(old.lines, new.lines)
      guard !changes.isEmpty else { continue }
      if !result.isEmpty { result.append(VisibleText("")) }
      result.append(VisibleText("\(old.technology.name(on: settings.verbosity.platform)):"))
      result += changes
    }
    return result
  }

  private static func difference(_ old: [String], _ new: [String]) -> [VisibleText] {
    let alignment = LineAlignment(expected: old.map { .words($0) }, heard: new)
    guard !alignment.isSame else { return [] }
    let entries = alignment.entries
    var compared = ComparedLines(
      expected: "before",
      heard: "after",
      highestNumber: max(old.count, new.count)
    )
    var shown = -1
    for (place, entry) in entries.enumerated() {
      switch entry {
      case .same(let expected, let heard):
        let near = entries[max(place - 2, 0)..<min(place + 3, entries.count)]
        guard near.contains(where: { !$0.isSame }) else { continue }
        if shown != place - 1 { compared.same("…") }
        compared.same(old[expected], number: heard + 1)
      case .changed(let expected, let heard):
        compared.different(expected: old[expected], heard: new[heard], number: heard + 1)
      case .missing(let expected): compared.different(expected: old[expected], heard: nil)
      case .extra(let heard):
        compared.different(expected: nil, heard: new[heard], number: heard + 1)
      case .rest: continue
      }
      shown = place
    }
    return compared.printed
  }
}
