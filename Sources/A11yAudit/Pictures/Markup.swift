// SPDX-License-Identifier: MIT

import A11ySession

/// Text of strangers in XML and HTML: none of it is markup.
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

  /// A page of HTML with a title, in English.
  ///
  /// - Parameter body: What is on the page, as markup.
  package static func page(_ title: String, style: String, body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}
