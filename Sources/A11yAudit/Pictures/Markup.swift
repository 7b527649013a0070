// SPDX-License-Identifier: MIT

import A11ySession

/// Escapes untrusted text for XML and HTML so that no part of the text is interpreted as markup.
package enum Markup {
  package static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    var result = ""
    for character in VisibleText.of(text, keepingLines: keepingLines) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }

  /// Escapes a string and marks ranges in it. A range that overlaps an earlier range is not marked.
  ///
  /// - Parameter marks: The parts to mark, in order.
  package static func escaped(_ text: String, marking marks: [Range<String.Index>]) -> String {
    var result = ""
    var place = text.startIndex
    for mark in marks where mark.lowerBound >= place {
      result += escaped(String(text[place..<mark.lowerBound]))
      result += "<mark>\(escaped(String(text[mark])))</mark>"
      place = mark.upperBound
    }
    return result + escaped(String(text[place...]))
  }

  /// Returns an HTML page in English with a title and the style sheet for all reports.
  ///
  /// - Parameters:
  ///   - style: Style rules in addition to the shared rules.
  ///   - body: The content of the page, as markup.
  package static func page(_ title: String, style: String, body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escaped(title))</title>
    <style>
    \(Self.style)\(style)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
