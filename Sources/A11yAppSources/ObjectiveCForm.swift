// SPDX-License-Identifier: MIT

/// Replaces code that only a compiler with Objective-C support accepts.
enum ObjectiveCForm {
  private static let attributes: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable",
    "@IBDesignable", "@GKInspectable",
  ]

  /// Returns the edits for a word and the code that belongs to it, in order, or an empty array if the word is not
  /// replaced.
  ///
  /// - Parameter end: The start of the next comment or string, or the end of the file.
  static func edits(
    of word: CodeWords.Word,
    before bytes: [UInt8],
    until end: Int
  ) -> [SourceEdit] {
    if word.text == "@NSManaged" {
      // If accessors cannot be added, the attribute is kept, because the declaration must not become an ordinary
      // variable.
      guard let accessors = ManagedForm.edit(in: bytes, word.range.upperBound..<end) else {
        return []
      }
      return [SourceEdit(range: word.range, text: ""), accessors]
    }
    if word.text == "override", isManagedInitializer(bytes[word.range.upperBound..<end]) {
      return [SourceEdit(range: word.range, text: "required")]
    }
    return [edit(of: word, before: bytes)].compactMap(\.self)
  }

  /// Returns whether the next initializer is the one with which Core Data creates objects. On this system, every
  /// managed object class must have the initializer with which Core Data creates objects.
  private static func isManagedInitializer(_ bytes: ArraySlice<UInt8>) -> Bool {
    let words = String(decoding: bytes.prefix(100), as: UTF8.self).split(
      whereSeparator: \.isWhitespace
    )
    let rest = words.drop { $0 == "public" || $0 == "open" }
    return rest.first?.hasPrefix("init(entity:") == true
  }

  private static func edit(of word: CodeWords.Word, before bytes: [UInt8]) -> SourceEdit? {
    let rest = bytes[word.range.upperBound...]
    let end = rest.endOfBrackets()
    if attributes.contains(word.text) {
      // `@objc (…)` with a space is an attribute followed by a tuple.
      return SourceEdit(range: word.range.lowerBound..<(end ?? word.range.upperBound), text: "")
    }
    guard word.text == "#selector" || word.text == "#keyPath", let end else { return nil }
    let argument = String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
    let text = word.text == "#selector" ? selector(argument) : keyPath(argument)
    return SourceEdit(range: word.range.lowerBound..<end, text: text)
  }

  /// Returns a selector that can call the method that it names.
  private static func selector(_ argument: String) -> String {
    for accessor in ["getter:", "setter:"] where argument.hasPrefix(accessor) {
      return "Selector(\"\(name(of: String(argument.dropFirst(accessor.count))))\")"
    }
    return "Selector(\"\(name(of: argument))\", \(argument))"
  }

  /// Returns the Objective-C form of a method's name, such as `add:to:` for `add(_:to:)`.
  private static func name(of argument: String) -> String {
    let method = argument.prefix { $0 != "(" }
    let base = method.split(separator: ".").last ?? method
    let labels = argument.dropFirst(method.count).filter { $0 != "(" && $0 != ")" && $0 != " " }
    let parts = labels.split(separator: ":").enumerated().map { place, label in
      switch (place, label) {
      case (_, "_"): ":"
      case (0, let label): "With\(label.prefix(1).uppercased())\(label.dropFirst()):"
      case (_, let label): "\(label):"
      }
    }
    return base.trimmingSpaces + parts.joined()
  }

  /// Returns a key path without its first component if this component begins with a capital letter and is therefore the
  /// name of a type.
  private static func keyPath(_ argument: String) -> String {
    let names = argument.split(separator: ".").map(\.trimmingSpaces)
    let path =
      names.count > 1 && names[0].first?.isUppercase == true ? names.dropFirst() : names[...]
    return "\"\(path.joined(separator: "."))\""
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { filter { !$0.isWhitespace } }
}
