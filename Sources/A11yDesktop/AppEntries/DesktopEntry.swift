// SPDX-License-Identifier: MIT

/// The parts of an app's `.desktop` file that are needed to list the app and to start it.
///
/// Source: Desktop Entry Specification 1.5. The command in the file is never run through a shell.
struct DesktopEntry: Hashable, Sendable {
  /// The maximum size of a file, in bytes.
  static let longest = 1 << 20
  /// The maximum length of a displayed name, in characters.
  static let longestName = 100

  /// The app's name in the user's language.
  var name: String
  /// The program and its arguments.
  var command: [String]
  /// The folder in which the program starts, or an empty string for the current folder.
  var folder = ""
  /// The program that must exist for the app to count as installed, or an empty string for no check.
  var tried = ""

  /// Reads an entry.
  ///
  /// The result is `nil` if the file is not a valid entry or the app does not belong in the list. An app is left out if
  /// it is hidden, belongs to another desktop, or runs in a terminal, which a scanner cannot read.
  ///
  /// - Parameters:
  ///   - languages: The user's languages in order of preference, such as `de_AT` and `de`.
  ///   - desktops: The names of the running desktop in order of preference, from `XDG_CURRENT_DESKTOP`.
  init?(_ bytes: [UInt8], languages: [String] = [], desktops: [String] = []) {
    guard bytes.count <= Self.longest, let text = String(validating: bytes, as: UTF8.self),
      let fields = Self.fields(text)
    else { return nil }
    func lists(_ key: String) -> Bool? {
      fields[key].map { value in
        let names = value.split(separator: ";").map(String.init)
        return desktops.contains(where: names.contains)
      }
    }
    guard fields["Type"] == "Application", fields["Hidden"] != "true",
      fields["NoDisplay"] != "true", fields["Terminal"] != "true",
      lists("OnlyShowIn") ?? true, lists("NotShowIn") != true,
      let written = languages.lazy.compactMap({ fields["Name[\($0)]"] }).first ?? fields["Name"],
      let exec = fields["Exec"]
    else { return nil }
    let name = String(
      Self.unescaped(written).map { $0.isNewline || $0 == "\t" ? " " : $0 }
        .drop { $0 == " " }.prefix(Self.longestName)
    )
    let icon = Self.unescaped(fields["Icon"] ?? "")
    guard !name.isEmpty, let words = Self.words(Self.unescaped(exec)),
      let command = Self.filled(words, name: name, icon: icon), let program = command.first,
      !program.isEmpty, !program.contains("=")
    else { return nil }
    self.name = name
    self.command = command
    folder = Self.unescaped(fields["Path"] ?? "")
    tried = Self.unescaped(fields["TryExec"] ?? "")
  }

  /// Returns the fields of the main group, or `nil` if the file does not begin with it. If several fields have the same
  /// key, the first one is used.
  private static func fields(_ text: String) -> [String: String]? {
    var fields: [String: String] = [:]
    var hasBegun = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.first == "#" || line.allSatisfy(\.isWhitespace) { continue }
      if line.first == "[" {
        if hasBegun { break }
        guard line.hasPrefix("[Desktop Entry]") else { return nil }
        hasBegun = true
        continue
      }
      guard hasBegun else { return nil }
      guard let sign = line.firstIndex(of: "=") else { continue }
      let key = String(line[..<sign].trimmingSpaces)
      if fields[key] == nil {
        fields[key] = String(line[line.index(after: sign)...].trimmingSpaces)
      }
    }
    return hasBegun ? fields : nil
  }

  /// Replaces the escape sequences that are allowed in all string values.
  private static func unescaped(_ value: String) -> String {
    var result = ""
    var isEscaped = false
    for character in value {
      guard isEscaped else {
        if character == "\\" { isEscaped = true } else { result.append(character) }
        continue
      }
      isEscaped = false
      switch character {
      case "s": result.append(" ")
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "\\": result.append("\\")
      default: result += "\\\(character)"
      }
    }
    return result
  }

  /// A word of a command line. Field codes in quoted words have no meaning.
  private struct Word {
    var text = ""
    var isQuoted = false
  }

  /// Splits a command line into words, or returns `nil` if a quotation mark is missing.
  private static func words(_ line: String) -> [Word]? {
    var words: [Word] = []
    var word: Word?
    var isInQuotes = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word?.text.append(character)
        isEscaped = false
      } else if isInQuotes {
        switch character {
        case "\"": isInQuotes = false
        case "\\": isEscaped = true
        default: word?.text.append(character)
        }
      } else {
        switch character {
        case " ", "\t", "\n", "\r":
          if let ended = word { words.append(ended) }
          word = nil
        case "\"":
          isInQuotes = true
          word = word ?? Word()
          word?.isQuoted = true
        default:
          word = word ?? Word()
          word?.text.append(character)
        }
      }
    }
    guard !isInQuotes else { return nil }
    return words + (word.map { [$0] } ?? [])
  }

  /// Replaces the field codes with their values. The codes for files are left out, because an app that is started from
  /// a list opens no files.
  ///
  /// - Returns: `nil` if the command contains an unknown field code, because the specification forbids starting it.
  private static func filled(_ words: [Word], name: String, icon: String) -> [String]? {
    var command: [String] = []
    for word in words {
      if word.isQuoted {
        command.append(word.text.replacing("%%", with: "%"))
        continue
      }
      if word.text == "%i" {
        command += icon.isEmpty ? [] : ["--icon", icon]
        continue
      }
      guard let filled = filled(word.text, name: name) else { return nil }
      // A word that consists only of field codes for files is omitted.
      if !filled.isEmpty || word.text.isEmpty { command.append(filled) }
    }
    return command
  }

  private static func filled(_ text: String, name: String) -> String? {
    var result = ""
    var isCode = false
    for character in text {
      guard isCode else {
        if character == "%" { isCode = true } else { result.append(character) }
        continue
      }
      isCode = false
      switch character {
      case "%": result.append("%")
      case "c": result += name
      // These are the field codes for files and addresses, and the field codes that the specification has deprecated.
      case "f", "F", "u", "U", "i", "k", "d", "D", "n", "N", "v", "m": break
      default: return nil
      }
    }
    return isCode ? nil : result
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last].drop(while: \.isWhitespace)
  }
}
