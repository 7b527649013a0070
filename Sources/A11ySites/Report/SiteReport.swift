// SPDX-License-Identifier: MIT

import A11yAudit
import A11yNavigation
import Foundation

/// A report on a run as one HTML file. A reader can follow the walk through each page stop by stop.
///
/// The findings and the pages can be read even if scripts are turned off. The speech on each page is in a separate data
/// block, which the script reads when the user opens the page. Text from pages is never interpreted, because it is
/// escaped in markup and in data, and the report cannot load any other files.
package struct SiteReport {
  private let run: Run
  private let report: AuditReport
  private let trend: Trend?
  private let groups: [FindingGroup]
  /// The findings on each page.
  private let found: [String: [Finding]]
  /// The run index of each audited subject.
  private let places: [String: Int]
  private let sound: Sound?

  /// A closure that speaks words and returns the contents of a WAV file.
  package typealias Sound = (_ words: [(text: String, language: String?)]) throws -> Data

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - report: The findings to show, without those that are already known.
  ///   - trend: The figures of this run and the earlier runs.
  ///   - sound: A closure that speaks the words at VoiceOver's stops, or `nil` to leave the speech to the browser.
  package init(
    of run: Run,
    _ report: AuditReport,
    trend: Trend? = nil,
    sound: Sound? = nil
  ) {
    self.run = run
    self.sound = sound
    self.report = report
    self.trend = trend
    groups = report.groups
    found = Dictionary(
      report.results.map { ($0.subject, $0.separateFindings) },
      uniquingKeysWith: { first, _ in first }
    )
    places = Dictionary(
      (0..<run.count).map { (run.outcome(at: $0).subject, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Writes the file piece by piece, so that the speech on all pages is never in memory at the same time.
  package func write(_ part: (String) throws -> Void) throws {
    try part(head)
    try part("<main>\n" + summary + leftOut + findings)
    if let trend { try part(trend.markup) }
    try part(pages + Self.walk + "</main>\n")
    try part(data("names", (0..<run.count).map { run.outcome(at: $0).subject }))
    var sounds: [String: Int] = [:]
    for place in 0..<run.count {
      guard let walk = run.walk(at: place) else { continue }
      let spoken = try walk.stops.map { try write($0.words, in: walk, &sounds, part) }
      let subject = run.outcome(at: place).subject
      let findings = (found[subject] ?? []).map(ShownFinding.init)
      try part(data("page-\(place)", ShownPage(walk, findings: findings, sounds: spoken)))
    }
    try part("<script>\n\(Self.text(PackageResources.report_js))</script>\n</body>\n</html>\n")
  }

  /// Writes the sound of the words at a stop, unless the sound for the same words has already been written.
  ///
  /// - Returns: The number of the sound, or `nil` if there is none.
  private func write(
    _ words: [PageWalk.Words],
    in walk: PageWalk,
    _ sounds: inout [String: Int],
    _ part: (String) throws -> Void
  ) throws -> Int? {
    guard let sound, words.contains(where: { !$0.text.isEmpty }) else { return nil }
    let page = walk.language.isEmpty ? nil : walk.language
    let spoken = words.map { (text: $0.text, language: $0.language ?? page) }
    let key = spoken.map { "\($0.language ?? "") \($0.text)" }.joined(separator: "\n")
    if let known = sounds[key] { return known }
    let number = sounds.count
    sounds[key] = number
    try part(data("sound-\(number)", try sound(spoken)))
    return number
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns a data block. A data block contains no `<`, so text from a page cannot end the block.
  private func data(_ id: String, _ value: some Encodable) -> String {
    let json = (try? RunFile.encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
    let escaped = (json ?? "null").replacing("<", with: "\\u003c")
    return "<script type=\"application/json\" id=\"\(id)\">\(escaped)</script>\n"
  }

  private var title: String { "Audit of \(run.header.title)" }

  private var head: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(Markup.style)\(Self.text(PackageResources.report_css))</style>
    </head>
    <body>

    """
  }

  /// The name of the screen reader and its platform.
  private var reader: String {
    switch Platform(rawValue: run.header.platform) {
    case .iOS: "VoiceOver on iOS"
    case .macOS: "VoiceOver on macOS"
    case .android: "TalkBack on Android"
    case nil: Markup.escaped(run.header.platform)
    }
  }

  private var summary: String {
    let began = run.header.began.formatted(.iso8601)
    let failed = report.failures.map { subject, reason in
      "<li>\(Markup.escaped(subject)): \(Markup.escaped(reason))</li>\n"
    }
    let failures =
      failed.isEmpty
      ? "" : "<h2>Pages that could not be audited</h2>\n<ul>\n\(failed.joined())</ul>\n"
    return """
      <h1>\(Markup.escaped(title))</h1>
      <p>\(report.countText) on \
      \(report.results.count.counted("page")), as heard with \(reader). \
      The run began at <time datetime="\(began)">\(began)</time>.</p>
      \(failures)
      """
  }

  private var leftOut: String {
    guard !report.leftOut.isEmpty else { return "" }
    let lines = report.leftOut.map { "<li>\(Markup.escaped($0))</li>\n" }
    return "<h2>Left out</h2>\n<ul>\n\(lines.joined())</ul>\n"
  }

  private var findings: String {
    let content =
      groups.isEmpty ? "<p>There are no findings.</p>\n" : groups.map(group).joined()
    return "<h2>Findings</h2>\n\(content)"
  }

  /// The maximum number of pages that the report links to for each component.
  private static let shownPages = 10

  private func group(_ group: FindingGroup) -> String {
    let rule = group.first.rule
    let impact = rule.impact.rawValue
    let proof = group.first.proof.map(Self.line).joined(separator: "\n")
    let links = group.pages.prefix(Self.shownPages).map { page in
      guard let place = places[page.subject] else { return Markup.escaped(page.subject) }
      let finding = found[page.subject]?.first { $0.groupKey == group.key }
      let stop = finding?.stop.map { (anchor: "/\($0)", words: ", stop \($0 + 1)") }
      return "<a href=\"#page-\(place)\(stop?.anchor ?? "")\">\(Markup.escaped(page.subject))"
        + "\(stop?.words ?? "")</a>"
    }
    let more = group.pages.count - links.count
    let rest = more > 0 ? ", and \(more) more" : ""
    return """
      <article class="group \(impact)">
      <h3>\(Markup.escaped(group.first.message))</h3>
      <p class="facts"><b class="\(impact)">\(impact)</b>, \(rule.id), WCAG \
      \(rule.criteria.joined(separator: ", ")): \(group.count.counted("place")) on \
      \(group.pages.count.counted("page"))</p>
      <p class="facts">\(Markup.escaped(group.first.path))</p>
      <pre>\(proof)</pre>
      <p>\(links.joined(separator: ", "))\(rest)</p>
      </article>

      """
  }

  /// Returns the markup for a line of a proof, with the relevant words highlighted.
  private static func line(_ line: ProofLine) -> String {
    let indices = Array(line.text.indices) + [line.text.endIndex]
    let marks = line.marks.sorted { $0.lowerBound < $1.lowerBound }
    return Markup.escaped(
      line.text,
      marking: marks.map { indices[$0.lowerBound]..<indices[$0.upperBound] }
    )
  }

  private var pages: String {
    let rows = report.results.map { result in
      let counts = Rule.Impact.allCases.map { impact in
        "<td class=\"number\">\(result.findings.count { $0.rule.impact == impact })</td>"
      }
      let name = Markup.escaped(result.subject)
      let link = places[result.subject].map { "<a href=\"#page-\($0)\">\(name)</a>" } ?? name
      return """
        <tr><th scope="row">\(link)</th>\(counts.joined())<td class="number">\(result.stops)</td></tr>

        """
    }
    return """
      <h2>Pages</h2>
      <div class="table">
      <table>
      <caption>Each link opens the walk through its page.</caption>
      <thead><tr><th scope="col">Page</th><th scope="col" class="number">Blocks</th>\
      <th scope="col" class="number">Misleads</th><th scope="col" class="number">Slows</th>\
      <th scope="col" class="number">Stops</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>

      """
  }

  /// The section that the script fills when the user opens a page.
  private static let walk = """
    <section id="walk" aria-labelledby="walk-name" hidden>
    <h2 id="walk-name" tabindex="-1"></h2>
    <div class="bar" role="group" aria-label="Order">
    <button type="button" data-order="voiceover" aria-pressed="true">VoiceOver</button>
    <button type="button" data-order="keyboard" aria-pressed="false">Tab order</button>
    <button type="button" data-order="switchcontrol" aria-pressed="false">Switch Control</button>
    </div>
    <div class="bar" role="group" aria-label="Walk">
    <button type="button" id="previous">Previous</button>
    <button type="button" id="next">Next</button>
    <button type="button" id="play" aria-pressed="false">Play</button>
    <button type="button" id="speak">Speak</button>
    <label for="position">Stop</label>
    <input type="range" id="position" min="1" max="1" value="1">
    <span id="count"></span>
    </div>
    <div class="sides">
    <div>
    <p id="words" aria-live="polite"></p>
    <dl id="facts"></dl>
    <div class="table" id="why">
    <table>
    <caption>Why these words are spoken</caption>
    <thead><tr><th scope="col">Words</th><th scope="col">Rule</th><th scope="col">Facts</th></tr></thead>
    <tbody id="rules"></tbody>
    </table>
    </div>
    </div>
    <div class="screen" id="screen"></div>
    </div>
    <h3 id="all-stops">All stops</h3>
    <div class="stops" id="stops" role="listbox" aria-labelledby="all-stops" tabindex="0"></div>
    </section>

    """
}

/// The data about a page that the report's script reads.
private struct ShownPage: Encodable {
  private let walk: PageWalk
  private let findings: [ShownFinding]
  /// The number of the sound at each stop, or an empty array if the report contains no sound.
  private let sounds: [Int?]

  init(_ walk: PageWalk, findings: [ShownFinding], sounds: [Int?]) {
    self.walk = walk
    self.findings = findings
    self.sounds = sounds.contains { $0 != nil } ? sounds : []
  }

  private enum Key: String, CodingKey { case findings, sounds }

  func encode(to encoder: any Encoder) throws {
    try walk.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(findings, forKey: .findings)
    if !sounds.isEmpty { try container.encode(sounds, forKey: .sounds) }
  }
}

/// The parts of a finding that the script shows.
private struct ShownFinding: Encodable {
  let rule: String
  let message: String
  let stop: Int?

  init(_ finding: Finding) {
    rule = finding.rule.id
    message = finding.message
    stop = finding.stop
  }
}
