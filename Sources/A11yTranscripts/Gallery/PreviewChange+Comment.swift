// SPDX-License-Identifier: MIT

import A11yAudit
import A11ySession

extension [PreviewChange] {
  /// The maximum length of a comment in characters, which is below GitHub's limit of 65,536.
  private static var limit: Int { 60_000 }

  /// Returns the changes as Markdown for a pull request comment. Names and words are formatted as code, so that they
  /// neither affect the formatting nor notify anyone.
  public func comment(of count: Int) -> String {
    var text = "**\(summary(of: count))**\n"
    for (place, change) in enumerated() {
      let name = "<code>\(Markup.escaped(change.preview.name))</code>"
      var part = "\n- \(name) \(change.kind)\n"
      if !change.lines.isEmpty {
        let lines = change.lines.map(\.diff)
        let fence = Self.fence(around: lines)
        part = """

          <details><summary>\(name) \(change.kind)</summary>

          \(fence)diff
          \(lines.joined(separator: "\n"))
          \(fence)

          </details>

          """
      }
      guard text.count + part.count <= Self.limit else {
        return text + "\nand \(self.count - place) more, shown in the gallery.\n"
      }
      text += part
    }
    return text
  }

  /// Returns a Markdown code fence that is longer than any fence in the lines.
  private static func fence(around lines: [String]) -> String {
    var longest = 2
    for line in lines {
      var run = 0
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = Swift.max(longest, run)
      }
    }
    return String(repeating: "`", count: longest + 1)
  }
}

extension PreviewChange.Line {
  fileprivate var diff: String {
    switch self {
    case .same(let text): "  \(VisibleText.of(text))"
    case .before(let text): "- \(VisibleText.of(text))"
    case .now(let text): "+ \(VisibleText.of(text))"
    }
  }
}
