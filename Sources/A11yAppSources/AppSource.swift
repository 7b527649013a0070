// SPDX-License-Identifier: MIT

/// A Swift file of an app, rewritten so that a compiler without Objective-C support compiles it as if for an Apple
/// system.
///
/// Line numbers do not change, so errors and source locations match the app's own file. The changes are:
/// - `os(…)`, `targetEnvironment(…)` and `canImport(…)` for user-interface modules are evaluated as on Apple's systems.
/// - `@objc`, `@IBAction` and similar attributes are removed.
/// - `@NSManaged` properties get accessors.
/// - `#selector(…)` becomes a selector that is created from the method, and `#keyPath(…)` becomes a string.
/// - Pieces that do not compile on this system are replaced as the recorded cuts specify.
package struct AppSource {
  /// The file's text.
  package private(set) var text: String
  /// Whether the text differs from the file's original text.
  package private(set) var isChanged = false

  /// The replacements in the original text, in order.
  private var edits: [SourceEdit] = []
  /// Whether pieces of code in the file are replaced.
  private var hasCuts = false

  /// Reads the text of a file. O(length).
  package init(_ text: String, for platform: ApplePlatform, cuts: [SourceCut] = []) {
    self.text = text
    let bytes = Array(text.utf8)
    var edits: [SourceEdit] = []
    for range in CodeRanges(in: bytes).ranges {
      var words = CodeWords(bytes, in: range)
      while let word = words.next() {
        switch word.text {
        case "#if", "#elseif":
          let end = words.endOfLine
          edits += PlatformCondition.edits(bytes[word.range.upperBound..<end], for: platform)
          words.skip(to: end)
        default:
          let found = ObjectiveCForm.edits(of: word, before: bytes, until: range.upperBound)
          edits += found
          if let first = found.first { words.skip(to: first.range.upperBound) }
        }
      }
    }
    if !cuts.isEmpty {
      edits += CutLadder(text).edits(cuts)
      hasCuts = true
      isChanged = true
    }
    guard !edits.isEmpty else { return }
    isChanged = true
    // An insertion after a declaration follows the edits inside the declaration, and a cut replaces the edits inside
    // the cut's range.
    edits.sort {
      $0.range.lowerBound != $1.range.lowerBound
        ? $0.range.lowerBound < $1.range.lowerBound : $0.range.upperBound > $1.range.upperBound
    }
    var result: [UInt8] = []
    var index = 0
    for edit in edits where edit.range.lowerBound >= index {
      result += bytes[index..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      index = edit.range.upperBound
      self.edits.append(edit)
    }
    self.text = String(decoding: result + bytes[index...], as: UTF8.self)
  }

  /// Returns the text with an added line that makes the compiler attribute errors to the given file.
  ///
  /// - Parameter path: The path of the app's file.
  package func text(as path: String) -> String {
    let name = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : $0.isNewline ? "" : "\($0)" }
    let module = hasCuts ? "import A11yCuts\n" : ""
    return "\(module)#sourceLocation(file: \"\(String(name))\", line: 1)\n\(text)"
  }

  /// Returns the byte offset in the original text that corresponds to an offset in the rewritten text.
  package func original(_ place: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      if place < start { break }
      let length = edit.text.utf8.count
      if place < start + length { return edit.range.lowerBound }
      shift += length - edit.range.count
    }
    return place - shift
  }
}
