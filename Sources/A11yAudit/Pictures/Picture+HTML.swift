// SPDX-License-Identifier: MIT

extension Picture {
  /// Returns the picture as one HTML file. Below the picture, the file lists all of the picture's words for screen
  /// readers.
  ///
  /// - Parameter name: The name of the pictured screen.
  public func html(of name: String) -> String {
    let items = boxes + unplaced
    let lines = items.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      .map { "<li>\(text(of: $0))</li>\n" }
    let note =
      unplaced.isEmpty
      ? ""
      : "<p>The list also contains \(unplaced.count.counted("stop")) without a position on "
        + "the screen.</p>\n"
    let title = title(of: name)
    let body = """
      <main>
      <h1>\(Markup.escaped(title))</h1>
      \(svg(of: name, attributes: " aria-hidden=\"true\""))\(note)<h2>In words</h2>
      <ol>
      \(lines.joined())</ol>
      </main>
      """
    return Markup.page(title, style: Self.style, body: body)
  }

  private static let style = """
    svg { max-width: 100%; height: auto }
    """

  /// The maximum length of the text for a stop, in characters.
  private static let longest = 160

  /// Returns the words spoken at a stop, with markup for their languages. The stop's number is omitted, because the
  /// HTML list numbers its items.
  private func text(of box: Box) -> String {
    let words = box.words
    let spoken =
      words.count > Self.longest
      ? Markup.escaped(words.shortened(to: Self.longest))
      : box.utterance.segments.map { segment in
        let text = Markup.escaped(segment.text)
        let language = Markup.escaped(segment.language)
        return language.isEmpty ? text : "<span lang=\"\(language)\">\(text)</span>"
      }.joined(separator: ", ")
    return ([spoken] + notes(on: box).map { Markup.escaped($0) }).joined(separator: " — ")
  }
}
