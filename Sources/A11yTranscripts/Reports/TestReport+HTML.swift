// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession
import Foundation

extension TestReport {
  /// Returns the report as a single self-contained HTML file, which shows the expected and the heard speech side by
  /// side.
  ///
  /// - Parameter name: The name of the subject of the tests.
  public func html(of name: String) -> String {
    let title = "Test of \(name)"
    let time = began.formatted(.iso8601)
    let body = """
      <main>
      <h1>\(Markup.escaped(title))</h1>
      <p>\(summary). The run began at <time datetime="\(time)">\(time)</time>.</p>
      \(differing)\(failed)\(all)</main>
      """
    return Markup.page(title, style: Self.style, body: body)
  }

  private static let style = """
    .expected, .heard { width: 47% }
    td.command { font-weight: bold }
    tr.different td { background: var(--panel) }
    """

  private var differing: String {
    let found = records.filter { $0.status == .differs }
    guard !found.isEmpty else { return "" }
    return "<h2>Transcripts that differ</h2>\n" + found.map(Self.article).joined()
  }

  private var failed: String {
    let found = records.filter { $0.status == .error }
    guard !found.isEmpty else { return "" }
    let items = found.map { record in
      "<li>\(Markup.escaped(record.report.joined(separator: "; ")))</li>\n"
    }
    return "<h2>Transcripts that could not be run</h2>\n<ul>\n\(items.joined())</ul>\n"
  }

  private var all: String {
    let rows = records.map { record in
      """
      <tr><th scope="row">\(Markup.escaped(record.path))</th><td>\(record.status.words)</td>\
      <td class="number">\(record.steps)</td>\
      <td class="number">\(record.seconds.formatted(Self.seconds))</td></tr>

      """
    }
    return """
      <h2>All transcripts</h2>
      <div class="table">
      <table>
      <thead><tr><th scope="col">Transcript</th><th scope="col">Result</th>\
      <th scope="col" class="number">Steps</th><th scope="col" class="number">Seconds</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>

      """
  }

  private static let seconds = FloatingPointFormatStyle<Double>(
    locale: Locale(identifier: "en_US_POSIX")
  ).precision(.fractionLength(2))

  private static func article(_ record: TestRecord) -> String {
    let parts = record.differences.map { difference in
      """
      <h4>Line \(difference.line): \(Markup.escaped(difference.summary))</h4>
      \(table(difference))\(list("Shown, not spoken", difference.notices))\
      \(list("Around \(difference.cursor)", difference.surroundings))
      """
    }
    return """
      <article class="group">
      <h3>\(Markup.escaped(record.path))</h3>
      \(parts.joined())</article>

      """
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(Markup.escaped($0))</li>\n" }
    return "<p>\(Markup.escaped(title)):</p>\n<ul>\n\(items.joined())</ul>\n"
  }

  private static func table(_ difference: TestRecord.Difference) -> String {
    """
    <div class="table">
    <table>
    <thead><tr><th scope="col" class="number">Line</th><th scope="col" class="expected">Expected</th>\
    <th scope="col" class="heard">Heard</th></tr></thead>
    <tbody>
    \(difference.rows.map(row).joined())</tbody>
    </table>
    </div>

    """
  }

  private static func row(_ row: TestRecord.Row) -> String {
    switch row {
    case .same(let text, let number):
      let words = Markup.escaped(text)
      let cells =
        Script.isCommand(text)
        ? "<td class=\"command\" colspan=\"2\">\(words)</td>" : "<td>\(words)</td><td>\(words)</td>"
      return "<tr><td class=\"number\">\(number)</td>\(cells)</tr>\n"
    case .note(let sentence):
      return "<tr><td></td><td colspan=\"2\">\(Markup.escaped(sentence))</td></tr>\n"
    case .different(let expected, let heard, let number):
      let (left, right) = (expected ?? "", heard ?? "")
      let marks: (left: [Range<String.Index>], right: [Range<String.Index>]) =
        expected == nil || heard == nil ? ([], []) : WordDifference.marks(left, right)
      let line = number.map { "\($0)" } ?? ""
      return """
        <tr class="different"><td class="number">\(line)</td>\
        <td>\(Markup.escaped(left, marking: marks.left))</td>\
        <td>\(Markup.escaped(right, marking: marks.right))</td></tr>

        """
    }
  }
}

extension TestRecord.Status {
  /// The outcome in words.
  fileprivate var words: String {
    switch self {
    case .passed: "passed"
    case .differs: "differs"
    case .recorded: "recorded"
    case .error: "could not be run"
    }
  }
}
