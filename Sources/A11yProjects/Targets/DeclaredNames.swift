// SPDX-License-Identifier: MIT

/// Names that Swift files declare, found by their words: good enough not to declare them twice.
enum DeclaredNames {
  /// Names of static members.
  static func statics(in text: String) -> [Substring] {
    var names: [Substring] = []
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    for (index, word) in words.enumerated() where word == "static" && index + 2 < words.count {
      if ["let", "var"].contains(words[index + 1]) { names.append(words[index + 2]) }
    }
    return names
  }

  /// Names of types.
  static func types(in text: String) -> [Substring] {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map(\.1)
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]
}
