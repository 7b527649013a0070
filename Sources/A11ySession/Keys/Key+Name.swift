// SPDX-License-Identifier: MIT

extension Key {
  /// The names of all keys that are not characters.
  static let names: [(name: String, code: Code)] =
    [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("home", .home),
      ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("enter", .enter),
      ("return", .enter), ("escape", .escape), ("esc", .escape), ("tab", .tab),
      ("backspace", .backspace), ("delete", .delete), ("insert", .insert),
      ("space", .character(" ")),
    ] + (1...12).map { ("f\($0)", .function($0)) }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("control", .control), ("alt", .alt), ("option", .alt),
    ("shift", .shift), ("command", .command), ("cmd", .command),
  ]

  /// Parses a key's name: `right`, `h`, `A`, `shift-tab`, `alt-down`, `ctrl-c`, `command+s`, `f2`.
  ///
  /// - Throws: ``SessionError`` with the nearest existing name.
  public init(named name: String) throws(SessionError) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    while let found = Self.modifier(before: rest) {
      modifiers.insert(found.modifier)
      rest = found.rest
    }
    let lowercased = rest.lowercased()
    if let named = Self.names.first(where: { $0.name == lowercased }) {
      self.init(named.code, modifiers)
    } else if rest.count == 1, let character = rest.first {
      if modifiers == .shift {
        self.init(.character(Character(character.uppercased())))
      } else {
        self.init(.character(character), modifiers)
      }
    } else {
      throw .unknown("key", name, known: Self.names.map(\.name))
    }
  }

  /// The modifier that a name begins with, and the rest: both `alt-s` and `alt+s` are valid.
  private static func modifier(
    before name: Substring
  ) -> (modifier: Modifiers, rest: Substring)? {
    let lowercased = name.lowercased()
    for known in modifierNames where lowercased.hasPrefix(known.name) {
      let rest = name.dropFirst(known.name.count)
      guard let separator = rest.first, "-+".contains(separator), rest.count > 1 else { continue }
      return (known.modifier, rest.dropFirst())
    }
    return nil
  }

  /// The name that ``init(named:)`` reads.
  public var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "ctrl-" }
    if modifiers.contains(.alt) { name += "alt-" }
    if modifiers.contains(.command) { name += "command-" }
    if modifiers.contains(.shift) { name += "shift-" }
    if let named = Self.names.first(where: { $0.code == code }) { return name + named.name }
    if case .character(let character) = code { return name + String(character) }
    return name
  }
}
