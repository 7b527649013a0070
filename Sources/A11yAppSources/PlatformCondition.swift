// SPDX-License-Identifier: MIT

/// What the condition of an `#if` says of the system, as it is on one of Apple's.
enum PlatformCondition {
  /// The edits of a line of conditions.
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

  /// Whether a condition holds; `nil` if the compiler knows.
  private static func value(
    of name: String,
    _ argument: String,
    on platform: ApplePlatform
  ) -> Bool? {
    switch name {
    case "os":
      return argument == platform.rawValue || argument == "OSX" && platform == .macOS
    case "targetEnvironment":
      // A simulator has no camera and no push notifications, and apps know that.
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
