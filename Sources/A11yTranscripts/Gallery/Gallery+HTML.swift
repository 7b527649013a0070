// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession

extension Gallery {
  /// Returns the gallery as a single self-contained HTML file. The transcripts are embedded in the file for later
  /// comparisons.
  ///
  /// - Parameter changes: The differences from an earlier gallery, or `nil` if there is no comparison.
  public func html(changes: [PreviewChange]? = nil) -> String {
    let title = app.isEmpty ? "Previews" : "Previews of \(app)"
    let all = previews.count.counted("preview") + "."
    let summary = changes?.summary(of: previews.count) ?? all
    let byKey = Dictionary(
      (changes ?? []).map { ($0.preview.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let gone = (changes ?? []).filter { $0.kind == .gone }
    let links = previews.enumerated().map { number, preview in
      let note = byKey[preview.key].map { " — \($0.kind)" } ?? ""
      return
        "<li><a href=\"#preview-\(number + 1)\">\(Markup.escaped(preview.name))</a>\(note)</li>\n"
    }
    let sections = previews.enumerated().map { number, preview in
      section(preview, number: number + 1, byKey[preview.key])
    }
    let lost = gone.map { "<li>\(Markup.escaped($0.preview.name))</li>\n" }.joined()
    let body = """
      <main>
      <h1>\(Markup.escaped(title))</h1>
      <p>\(Markup.escaped(summary))</p>
      <nav aria-label="Previews">
      <ul>
      \(links.joined())</ul>
      </nav>
      \(sections.joined())\(lost.isEmpty ? "" : "<h2>Removed</h2>\n<ul>\n\(lost)</ul>\n")</main>
      \(embedded)
      """
    return Markup.page(title, style: Self.style, body: body)
  }

  private func section(
    _ preview: PreviewTranscript,
    number: Int,
    _ change: PreviewChange?
  ) -> String {
    var parts = ["<h2 id=\"preview-\(number)\">\(Markup.escaped(preview.name))</h2>\n"]
    if let change {
      parts.append("<p><strong>\(change.kind)</strong></p>\n")
      if !change.lines.isEmpty {
        let lines = change.lines.map(\.html).joined()
        parts.append("<h3>Changes</h3>\n<ul class=\"changes\">\n\(lines)</ul>\n")
      }
    }
    if !preview.heard.isEmpty {
      parts.append("<h3>VoiceOver</h3>\n<ol>\n\(Self.items(preview.heard))</ol>\n")
    }
    if !preview.costs.isEmpty {
      parts.append("<h3>Switch Control</h3>\n<ul>\n\(Self.items(preview.costs))</ul>\n")
    }
    if !preview.findings.isEmpty {
      let findings = preview.findings.map {
        "\($0.rule.impact.rawValue): \($0.message) (\($0.rule.id), \($0.path))"
      }
      parts.append("<h3>Findings</h3>\n<ul>\n\(Self.items(findings))</ul>\n")
    }
    return parts.joined()
  }

  private static func items(_ lines: [String]) -> String {
    lines.map { "<li>\(Markup.escaped($0))</li>\n" }.joined()
  }

  private static let style = """
    h2 { border-top: 1px solid var(--line); padding-top: 1rem }
    .changes { list-style: none; padding: 0 }
    .changes b { display: inline-block; min-width: 4.5em; font-weight: normal }
    del { background: #fde3e1; color: #111; text-decoration: none }
    ins { background: #dcf3de; color: #111; text-decoration: none }
    """
}

extension PreviewChange.Line {
  /// The line as a list item whose meaning does not depend on color alone.
  fileprivate var html: String {
    switch self {
    case .same(let text): "<li><b></b>\(Markup.escaped(text))</li>\n"
    case .before(let text): "<li><b>before</b><del>\(Markup.escaped(text))</del></li>\n"
    case .now(let text): "<li><b>now</b><ins>\(Markup.escaped(text))</ins></li>\n"
    }
  }
}
