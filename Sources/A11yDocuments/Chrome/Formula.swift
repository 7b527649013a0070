// SPDX-License-Identifier: MIT

import A11yTree

/// A MathML formula, written on one line in Unicode's linear format (Unicode Technical Note 28), so that ½+√x becomes
/// “1/2+√x”.
///
/// The voice reads the symbols themselves. The words that screen readers use for the parts of a formula differ between
/// versions and do not occur in any of the recordings.
struct Formula {
  /// The formula, written on one line.
  let text: String

  /// Converts the formula that begins at a node.
  init(at place: Int, _ nodes: [ChromeNode], _ places: [String: Int]) {
    var writer = Writer(nodes: nodes, places: places)
    text = writer.text(of: place, depth: 0)
  }

  private struct Writer {
    let nodes: [ChromeNode]
    let places: [String: Int]
    /// The maximum number of nodes that may still be read. A limit is needed because nodes can contain themselves.
    private var rest = 10_000

    init(nodes: [ChromeNode], places: [String: Int]) {
      self.nodes = nodes
      self.places = places
    }

    mutating func text(of place: Int, depth: Int) -> String {
      rest -= 1
      guard rest > 0, depth < 100 else { return "" }
      let node = nodes[place]
      if node.role == "StaticText" { return node.name.collapsingSpaces().inPlainLetters }
      var parts: [String] = []
      for child in node.childIds {
        guard let next = places[child], nodes[next].role != "InlineTextBox" else { continue }
        let part = text(of: next, depth: depth + 1)
        if !part.isEmpty { parts.append(part) }
      }
      switch (node.role, parts.count) {
      case ("MathMLFraction", 2): return parts[0].grouped + "/" + parts[1].grouped
      case ("MathMLSquareRoot", _): return "√" + parts.joined().grouped
      case ("MathMLRoot", 2): return "√(" + parts[1] + "&" + parts[0] + ")"
      case ("MathMLSup", 2), ("MathMLOver", 2): return parts[0].grouped + "^" + parts[1].grouped
      case ("MathMLSub", 2), ("MathMLUnder", 2): return parts[0].grouped + "_" + parts[1].grouped
      case ("MathMLSubSup", 3), ("MathMLUnderOver", 3):
        return parts[0].grouped + "_" + parts[1].grouped + "^" + parts[2].grouped
      case ("MathMLTable", _): return parts.joined(separator: "; ")
      case ("MathMLTableRow", _): return parts.joined(separator: ", ")
      default: return parts.joined()
      }
    }
  }
}

extension String {
  /// The text, in parentheses if it consists of more than one number or name.
  fileprivate var grouped: String {
    let isSingle = allSatisfy { $0.isNumber || $0 == "." || $0 == "," } || count == 1
    return isSingle || hasPrefix("(") && hasSuffix(")") ? self : "(" + self + ")"
  }

  /// The text with mathematical letters, such as 𝑥, replaced by plain letters.
  fileprivate var inPlainLetters: String {
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      // Among the mathematical alphanumeric symbols, the serif alphabets repeat A–Z and a–z every 52 scalars.
      guard (0x1D400..<0x1D6A4).contains(scalar.value) else {
        plain.append(scalar.value == 0x210E ? "h" : scalar)
        continue
      }
      let place = (scalar.value - 0x1D400) % 52
      let letter = place < 26 ? 0x41 + place : 0x61 + place - 26
      plain.append(Unicode.Scalar(UInt8(letter)))
    }
    return String(plain)
  }
}
