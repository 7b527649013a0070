// SPDX-License-Identifier: MIT

/// Evaluates `#if` conditions about the operating system as if for an Apple system.
enum PlatformCondition {
  /// Returns the edits for a line that contains a condition.
  static func edits(_ line: ArraySlice<UInt8>, for platform: ApplePlatform) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    let bytes = Array(line)
    var words = CodeWords(bytes, in: bytes.indices)
    while let word = words.next() {
      let start = word.range.upperBound
      guard let end = bytes[start...].endOfBrackets() else { continue }
      let argument = String(decoding: bytes[start + 1..<end - 1], as: UTF8.self)
        .filter { !$0.isWhitespace }
      guard let holds = value(of: word.text, argument, on: platform) else { continue }
      let offset = line.startIndex
      edits.append(
        SourceEdit(range: word.range.lowerBound + offset..<end + offset, text: "\(holds)")
      )
      words.skip(to: end)
    }
    return edits
  }

  /// Returns whether a condition is true, or `nil` if only the compiler can evaluate it.
  private static func value(
    of name: String,
    _ argument: String,
    on platform: ApplePlatform
  ) -> Bool? {
    switch name {
    case "os":
      return argument == platform.rawValue || argument == "OSX" && platform == .macOS
    case "targetEnvironment":
      // The platform is treated as a simulator, because apps do not expect a camera or push notifications there.
      return argument == "simulator" && platform != .macOS
    case "canImport":
      switch argument {
      case "AppKit", "Cocoa": return platform == .macOS ? nil : false
      case "UIKit": return platform == .macOS ? false : nil
      default: return nil
      }
    default: return nil
    }
  }
}
