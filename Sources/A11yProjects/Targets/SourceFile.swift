// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// A Swift file of an app, as far as its package must know it.
package struct SourceFile {
  /// The path below the folder of the app.
  package let path: String
  /// The modules that it cannot be built without.
  package let imports: [String]
  /// Whether it has the program's entry point.
  package let isMain: Bool
  /// The text as a compiler here takes it, line by line that of the file.
  package let text: String
  /// Whether a compiler here takes another text than the file's.
  let isRewritten: Bool

  /// The last part of its path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Reads a file; `nil` if it is no text.
  init?(
    path: String,
    in folder: URL,
    for platform: ApplePlatform = .iOS,
    isHere: @escaping (String) -> Bool = { _ in true }
  ) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    self.init(path: path, text: text, for: platform, isHere: isHere)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - platform: The system that it is built for.
  ///   - isHere: Whether a module can be imported.
  init(
    path: String,
    text: String,
    for platform: ApplePlatform = .iOS,
    isHere: @escaping (String) -> Bool = { _ in true }
  ) {
    self.path = path
    let source = AppSource(text, for: platform)
    self.text = source.text
    isRewritten = source.isChanged
    let modules = ImportedModules(in: source.text, isHere: isHere)
    imports = modules.names
    isMain = modules.hasMain || path.split(separator: "/").last == "main.swift"
  }
}
