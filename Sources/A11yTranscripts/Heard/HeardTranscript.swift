// SPDX-License-Identifier: MIT

import A11yNavigation
import A11ySession

/// A transcript of a device's words, which a walk through a capture must reproduce.
///
/// Where the words agree, the transcript contains the walk's words, so that differences in case and punctuation do not
/// make a test fail. Everywhere else, the transcript contains the device's words, and the test fails until the capture,
/// the settings or the corrections have been adjusted.
public struct HeardTranscript: Sendable {
  /// The transcript's text.
  public let text: String
  /// The comparison from which the transcript was written.
  public let comparison: HeardComparison

  /// Writes a transcript.
  ///
  /// - Parameters:
  ///   - heard: The device's words, stop by stop.
  ///   - opened: The capture of the same screen.
  ///   - header: The lines of the header, which name the capture and the settings.
  @MainActor
  public init(
    of heard: [String],
    on opened: OpenedSource,
    settings: SessionSettings,
    header: [String]
  ) {
    let session = AssistiveSession(
      source: opened.source,
      settings: settings,
      readingOrder: opened.readingOrder
    )
    var walked: [(words: Utterance, step: Int)] = []
    var step = 0
    session.onRecord = { record in
      if case .speech(let words) = record.content { walked.append((words, step)) }
    }
    let driver = ScriptDriver(session)
    driver.start()
    let limit = ReadingLimit().stops(of: session.tree)
    while step < limit, !session.isFinished {
      let before = (session.focus(of: .voiceOver), walked.count)
      step += 1
      driver.perform(.voiceOver(.next))
      if session.focus(of: .voiceOver) == before.0, walked.count == before.1 { break }
    }
    session.onRecord = nil
    let catalog = settings.verbosity.catalog(for: session.tree)
    comparison = HeardComparison(heard: heard, walked: walked.map(\.words), catalog: catalog)
    let steps = walked.map(\.step)
    text = Self.text(of: comparison, steps, header)
  }

  private static func text(
    of comparison: HeardComparison,
    _ steps: [Int],
    _ header: [String]
  ) -> String {
    var lines = header.map { VisibleText.of($0) } + [""]
    var step = 0
    func write(_ words: String, at place: Int) {
      while step < place {
        step += 1
        lines.append("> next")
      }
      lines.append(SpeechPattern.words(VisibleText.of(words)).written)
    }
    for (index, stop) in comparison.stops.enumerated() {
      switch stop {
      case .same(_, let walk): write(comparison.walked[walk].text, at: steps[walk])
      case .changed(let heard, let walk, _): write(comparison.heard[heard], at: steps[walk])
      case .missing(let heard), .moved(let heard, _): write(comparison.heard[heard], at: step)
      case .extra(let walk):
        // The recording may end before the end of the capture.
        let isAtEnd = comparison.stops[index...].allSatisfy {
          if case .extra = $0 { true } else { false }
        }
        while !isAtEnd, step < steps[walk] {
          step += 1
          lines.append("> next")
        }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
