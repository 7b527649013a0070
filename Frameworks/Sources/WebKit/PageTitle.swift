// SPDX-License-Identifier: MIT

import Foundation

/// A parser that finds the title in a page's HTML, because the page itself is not loaded.
enum PageTitle {
  /// Returns the text of the first `title` element, or `nil` if there is none.
  static func of(_ html: String) -> String? {
    let title = /<title(?:\s[^>]*)?>([^<]*)</.ignoresCase()
    guard let found = html.prefix(100_000).firstMatch(of: title) else { return nil }
    let words = unescaped(String(found.1)).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func unescaped(_ text: String) -> String {
    let entities = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "),
      ("&amp;", "&"),
    ]
    return entities.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
