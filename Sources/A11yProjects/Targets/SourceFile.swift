// SPDX-License-Identifier: MIT

import Foundation

/// A Swift file of an app, as far as its package must know it.
package struct SourceFile {
  /// The path below the folder of the app.
  package let path: String
  /// The modules that it cannot be built without.
  package let imports: [String]
  /// Whether it has the program's entry point.
  package let isMain: Bool
  package let text: String

  /// The last part of its path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Reads a file; `nil` if it is no text.
  init?(path: String, in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    self.init(path: path, text: text)
  }

  /// Reads the text of a file.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    var imports: [String] = []
    var isMain = path.split(separator: "/").last == "main.swift"
    var conditions = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first else { continue }
      if first == "#if" { conditions += 1 }
      if first == "#endif" { conditions -= 1 }
      if first == "@main" { isMain = true }
      // What is imported on a condition can be done without.
      guard conditions == 0, let module = Self.module(words) else { continue }
      if !imports.contains(module) { imports.append(module) }
    }
    self.imports = imports
    self.isMain = isMain
  }

  /// The module that a line imports.
  private static func module(_ words: [Substring]) -> String? {
    let rest = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard rest.first == "import", var name = rest.dropFirst().first else { return nil }
    if kinds.contains(name), let next = rest.dropFirst(2).first { name = next }
    let module = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return module.isEmpty ? nil : String(module)
  }

  private static let access: Set<Substring> = ["public", "package", "internal", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]
}
