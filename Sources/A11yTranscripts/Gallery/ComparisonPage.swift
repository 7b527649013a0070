// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession

/// An app's previews in several languages or on several devices, side by side on one page.
public struct ComparisonPage: Sendable {
  /// The previews, keyed by column heading, in the order of the columns.
  private let galleries: [(heading: String, gallery: Gallery)]
  /// Whether the columns differ by language and not by device.
  private let isByLanguage: Bool
  /// The problems in the app's strings, with one line per problem.
  private let findings: [String]

  /// Creates a page with a column for each language.
  public init(languages galleries: [(heading: String, gallery: Gallery)], findings: [String]) {
    self.galleries = galleries
    self.findings = findings
    isByLanguage = true
  }

  /// Creates a page with a column for each device.
  public init(devices galleries: [(heading: String, gallery: Gallery)]) {
    self.galleries = galleries
    findings = []
    isByLanguage = false
  }

  /// The number of previews that exist in at least one column.
  public var count: Int { keys.count }

  /// The keys of the previews, in the order of the first column that contains them.
  private var keys: [String] {
    var keys: [String] = []
    for key in galleries.flatMap({ $0.gallery.previews.map(\.key) }) where !keys.contains(key) {
      keys.append(key)
    }
    return keys
  }

  /// The page as a single self-contained HTML file.
  public var html: String {
    let app = galleries.first?.gallery.app ?? ""
    let title = app.isEmpty ? "Previews \(order)" : "Previews of \(app) \(order)"
    let headings = galleries.map(\.heading).joined(separator: ", ")
    let sections = keys.map(section)
    let faults = findings.map { "<li>\(Markup.escaped($0))</li>\n" }.joined()
    let body = """
      <main>
      <h1>\(Markup.escaped(title))</h1>
      <p>\(keys.count.counted("preview")) \(isByLanguage ? "in" : "on") \(Markup.escaped(headings)).</p>
      \(sections.joined())\(faults.isEmpty ? "" : "<h2>Texts</h2>\n<ul>\n\(faults)</ul>\n")</main>
      """
    return Markup.page(title, style: Self.style, body: body)
  }

  private var order: String { isByLanguage ? "by language" : "by device" }

  private func section(_ key: String) -> String {
    let columns = galleries.map { heading, gallery in
      (heading, gallery.previews.first { $0.key == key })
    }
    let name = columns.lazy.compactMap(\.1).first?.name ?? key
    let rows = columns.map { $0.1?.heard.count ?? 0 }.max() ?? 0
    let head = columns.map { heading, _ in "<th scope=\"col\">\(Markup.escaped(heading))</th>" }
    let body = (0..<rows).map { row in
      let cells = columns.map { heading, preview in
        let heard = preview?.heard ?? []
        let words = heard.indices.contains(row) ? Markup.escaped(heard[row]) : ""
        // `lang` lets the reader's screen reader choose its voice, and `dir` supports right-to-left text.
        let language = isByLanguage ? " lang=\"\(Markup.escaped(heading))\" dir=\"auto\"" : ""
        return "<td\(language)>\(words)</td>"
      }
      return "<tr><th scope=\"row\">\(row + 1)</th>\(cells.joined())</tr>\n"
    }
    return """
      <h2>\(Markup.escaped(name))</h2>
      <div class="table" tabindex="0" role="group" aria-label="\(Markup.escaped(name)) \(order)">
      <table>
      <thead><tr><th scope="col">Stop</th>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table>
      </div>

      """
  }

  private static let style = """
    body { max-width: none }
    td { min-width: 12rem; border: 1px solid var(--line) }
    """
}
