// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession
import A11yTree

/// An initial transcript of a whole tree, intended for editing.
@MainActor
public enum TreeSnapshot {
  /// Returns a transcript of a walk through a document or page from the first element to the last. For Switch Control,
  /// the transcript contains the cost of activating each element.
  ///
  /// - Parameters:
  ///   - header: The lines of the header, which include the document's or page's name.
  public static func text(
    of opened: OpenedSource,
    header: [String],
    settings: SessionSettings,
    within limit: ReadingLimit = ReadingLimit()
  ) -> String {
    var lines = header + [""]
    lines += walk(opened, settings, limit)
    if settings.technologies.contains(.switchControl) { lines += costs(opened, settings) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns whether a transcript contains no speech, in which case it would pass with any empty page.
  public static func isSilent(_ transcript: String) -> Bool {
    let body = transcript.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.isEmpty }
    return body.allSatisfy { $0.isEmpty || $0.hasPrefix(">") || $0.hasPrefix("[") }
  }

  private static func walk(
    _ opened: OpenedSource,
    _ settings: SessionSettings,
    _ limit: ReadingLimit
  ) -> [String] {
    let session = AssistiveSession(
      source: opened.source,
      settings: settings,
      readingOrder: opened.readingOrder
    )
    let driver = ScriptDriver(session)
    var lines: [String] = []
    session.onRecord = { record in
      if let line = record.transcriptLine { lines.append(line) }
    }
    driver.start()
    guard session.voiceOver != nil else { return lines }
    // The page may have set its initial focus farther down.
    let top = session.tree.scope.flatMap { session.tree.first(.stop, in: $0) }
    if session.focus(of: .voiceOver) != top { driver.perform(.voiceOver(.first)) }
    driver.walkToEnd(within: limit)
    driver.closeMessages(while: opened.showsMessage) { driver.walkToEnd(within: limit) }
    return lines
  }

  private static func costs(_ opened: OpenedSource, _ settings: SessionSettings) -> [String] {
    let session = AssistiveSession(
      source: opened.source,
      settings: settings,
      readingOrder: opened.readingOrder
    )
    ScriptDriver(session).start()
    return session.costChecks().map { VisibleText.of($0.written) }
  }
}
