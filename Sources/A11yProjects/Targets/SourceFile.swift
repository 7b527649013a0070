// SPDX-License-Identifier: MIT

import A11yAppSources
import Foundation

/// The information about an app's Swift file that is needed to generate the app's package.
package struct SourceFile {
  /// The file's path relative to the app's folder.
  package let path: String
  /// The modules that are required to build the file.
  package let imports: [String]
  /// Whether the file contains the program's entry point.
  package let isMain: Bool
  /// The text that is compiled on this system, which has the same line numbers as the file.
  package let text: String
  /// Whether ``text`` differs from the file's own text.
  let isRewritten: Bool
  /// The pieces of code that are replaced by other code.
  let cuts: [SourceCut]

  /// The last component of the file's path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Reads a file, or returns `nil` if the file is not a text file.
  init?(
    path: String,
    in folder: URL,
    for platform: ApplePlatform = .iOS,
    cuts: [SourceCut] = [],
    isHere: @escaping (String) -> Bool = { _ in true }
  ) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    self.init(path: path, text: text, for: platform, cuts: cuts, isHere: isHere)
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - platform: The platform for which the file is built.
  ///   - cuts: The pieces of code that are replaced by other code.
  ///   - isHere: A closure that returns whether a module can be imported.
  init(
    path: String,
    text: String,
    for platform: ApplePlatform = .iOS,
    cuts: [SourceCut] = [],
    isHere: @escaping (String) -> Bool = { _ in true }
  ) {
    self.path = path
    self.cuts = cuts
    let source = AppSource(text, for: platform, cuts: cuts)
    self.text = source.text
    isRewritten = source.isChanged
    let modules = ImportedModules(in: source.text, isHere: isHere)
    imports = modules.names
    isMain = modules.hasMain || path.split(separator: "/").last == "main.swift"
  }
}
