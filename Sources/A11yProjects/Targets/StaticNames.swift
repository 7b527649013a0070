// SPDX-License-Identifier: MIT

/// Finds the names of a file's static members, accurately enough to avoid redeclaring them.
enum StaticNames {
  static func names(in text: String) -> [Substring] {
    var names: [Substring] = []
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    for (index, word) in words.enumerated() where word == "static" && index + 2 < words.count {
      if ["let", "var"].contains(words[index + 1]) { names.append(words[index + 2]) }
    }
    return names
  }
}
