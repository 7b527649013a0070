// SPDX-License-Identifier: MIT

import Foundation

extension AttributedString {
  /// Creates an attributed string from Markdown, with link attributes for its links.
  ///
  /// Foundation on Linux lacks this initializer. The initializer here adds no attributes for emphasis and blocks.
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
