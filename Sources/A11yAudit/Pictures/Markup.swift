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
}
