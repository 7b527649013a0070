// SPDX-License-Identifier: MIT

import A11yAudit
import Foundation

/// The figures for one run, stored as one line of a history.
package struct RunFigures: Codable, Hashable, Sendable {
  /// The time at which the run started.
  var began: Date
  var pages: Int
  var stops: Int
  var failures: Int
  /// The number of findings that block a user. The properties `misleads` and `slows` count the findings with the other
  /// two impacts.
  var blocks: Int
  var misleads: Int
  var slows: Int
  /// The number of components with findings.
  var components: Int
  /// The longest time that a switch user needs to activate any element on any page, in seconds.
  var switchSeconds: Double?

  /// Counts the findings of a run.
  package init(of run: Run, _ report: AuditReport) {
    func count(_ impact: Rule.Impact) -> Int {
      report.results.reduce(0) { $0 + $1.findings.count { $0.rule.impact == impact } }
    }
    began = run.header.began
    pages = report.results.count
    stops = report.results.reduce(0) { $0 + $1.stops }
    failures = report.failures.count
    (blocks, misleads, slows) = (count(.blocks), count(.misleads), count(.slows))
    components = report.groups.count
    switchSeconds = (0..<run.count).compactMap { run.outcome(at: $0).switchSeconds }.max()
  }

  /// The figures as one line of JSON.
  package var line: Data { (try? RunFile.encoder.encode(self)) ?? Data() }
}

/// The figures for several runs, oldest first, for display as a chart and a table.
package struct Trend: Sendable {
  private let runs: [RunFigures]

  /// Reads a history, which contains one JSON object on each line.
  ///
  /// - Throws: ``RunFileError`` if a line is not an object with the figures of a run.
  package init(reading data: Data, from path: String) throws(RunFileError) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    var runs: [RunFigures] = []
    for (number, line) in data.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let figures = try? decoder.decode(RunFigures.self, from: line) else {
        throw RunFileError(path, "line \(number + 1) does not describe a run")
      }
      runs.append(figures)
    }
    self.runs = runs
  }

  /// The maximum number of runs in a chart.
  private static let shown = 60

  /// The markup for a section with the chart and the table, or an empty string if there are fewer than two runs.
  var markup: String {
    let runs = runs.suffix(Self.shown)
    guard runs.count > 1 else { return "" }
    let rows = runs.reversed().map { run in
      let numbers = [run.pages, run.blocks, run.misleads, run.slows, run.components].map {
        "<td class=\"number\">\($0)</td>"
      }
      let seconds = run.switchSeconds.map { String(format: "%.1f s", $0) } ?? ""
      return "<tr><th scope=\"row\">\(run.began.formatted(.iso8601))</th>\(numbers.joined())"
        + "<td class=\"number\">\(seconds)</td></tr>\n"
    }
    let heads = ["Pages", "Blocks", "Misleads", "Slows", "Components", "Longest scan"].map {
      "<th scope=\"col\" class=\"number\">\($0)</th>"
    }
    return """
      <h2>Trend</h2>
      \(drawing(of: Array(runs)))<div class="table">
      <table>
      <caption>Findings of the last \(runs.count) runs, newest first</caption>
      <thead><tr><th scope="col">Run</th>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>

      """
  }

  /// Returns a chart of the findings by impact, with one bar for each run. The table contains the same figures as the
  /// chart, in words.
  private func drawing(of runs: [RunFigures]) -> String {
    let most = max(runs.map { $0.blocks + $0.misleads + $0.slows }.max() ?? 0, 1)
    let (width, height) = (12.0, 120.0)
    var bars = ""
    for (place, run) in runs.enumerated() {
      var top = height
      let counts = [(run.slows, "slows"), (run.misleads, "misleads"), (run.blocks, "blocks")]
      for (count, name) in counts where count > 0 {
        let size = height * Double(count) / Double(most)
        top -= size
        bars +=
          "<rect x=\"\(Double(place) * width)\" y=\"\(top)\" width=\"\(width - 2)\" "
          + "height=\"\(size)\" fill=\"var(--\(name))\"/>\n"
      }
    }
    return "<svg class=\"trend\" viewBox=\"0 0 \(Double(Self.shown) * width) \(height)\" "
      + "aria-hidden=\"true\">\n\(bars)</svg>\n"
  }
}
