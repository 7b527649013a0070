// SPDX-License-Identifier: MIT

import Foundation

extension AttributedString {
  /// Reads Markdown: its words, and its links as link attributes. Foundation on Linux has no such
  /// initialiser; emphasis and blocks add no attributes here.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let (words, links) = MarkdownText.read(markdown)
    self.init(words)
    var start = startIndex
    for link in links {
      guard let range = self[start...].range(of: link.words) else { continue }
      self[range].link = URL(string: link.url.relativeString, relativeTo: baseURL) ?? link.url
      start = range.upperBound
    }
  }
}
