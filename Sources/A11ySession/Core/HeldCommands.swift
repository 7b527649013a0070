// SPDX-License-Identifier: MIT

import A11yTree

/// The commands that a session has been given and not begun.
///
/// A command is interpreted when those before it have had their effect, in the mode that they led to.
/// So commands are held while the turn of an earlier one waits for an answer. They are begun in
/// order, or dropped as a whole, so that no command runs without those before it.
struct HeldCommands: Sendable {
  /// How long commands are held for an answer before they are dropped.
  static let limit: Duration = .seconds(10)
  /// The most commands that are held, as for a paste; more are dropped as a whole.
  private static let most = 1 << 20
  /// Fewer letters stay single keys, since each of them is echoed.
  private static let leastText = 32

  private var commands: [SessionCommand] = []
  /// The first that has not been begun.
  private var start = 0
  /// Since when the first of them has been held.
  private(set) var since: Duration = .zero
  /// How many were dropped so far.
  private(set) var droppedCount = 0

  /// Whether nothing is held.
  var isEmpty: Bool { start == commands.count }

  /// Adds a command; returns `false` if there are too many.
  mutating func add(_ command: SessionCommand, at time: Duration) -> Bool {
    if isEmpty {
      drop()
      since = time
    }
    commands.append(command)
    return commands.count - start <= Self.most
  }

  /// Removes and returns the next command: where text is typed into something, many letters as one
  /// text.
  mutating func next(into place: TypingPlace?) -> SessionCommand? {
    guard !isEmpty else { return nil }
    if let place {
      let rest = commands[start...]
      let end = rest.firstIndex { $0.character(in: place) == nil } ?? rest.endIndex
      if end - start >= Self.leastText {
        defer { start = end }
        return .type(String(commands[start..<end].compactMap { $0.character(in: place) }))
      }
    }
    defer { start += 1 }
    return commands[start]
  }

  /// Removes and returns all commands.
  @discardableResult mutating func drop() -> [SessionCommand] {
    droppedCount += commands.count - start
    defer {
      commands = []
      start = 0
    }
    return Array(commands[start...])
  }
}

extension SessionCommand {
  /// The character that a key types; a line break only where there are several lines.
  fileprivate func character(in place: TypingPlace) -> Character? {
    guard case .press(let key, .zero) = self else { return nil }
    if key == Key(.enter) { return place == .lines ? "\n" : nil }
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
    return character
  }

  /// Whether the command is for whoever cannot wait: it ends the session.
  fileprivate var cannotWait: Bool {
    switch self {
    case .quit, .system(.terminate): true
    case .press(let key, _): key.endsSession
    default: false
    }
  }
}

extension SessionCommand {
  /// Whether the command types text wherever keyboard focus is.
  package var typesText: Bool {
    switch self {
    case .type: true
    case .press(let key, _): key.typedText != nil
    default: false
    }
  }

  /// The command with a bullet for each character that it types.
  package var masked: SessionCommand {
    switch self {
    case .type(let text): .type(String(repeating: "•", count: text.count))
    case .press(let key, let held) where key.typedText != nil: .press(Key("•"), held: held)
    default: self
    }
  }
}

extension SessionCore {
  /// Whether commands wait for others, or would have to.
  package var holdsCommands: Bool { !commands.isEmpty || turn.holdsCommands }

  /// Adds a command of the user or a script to those to be performed.
  ///
  /// It is held while the open turn waits for something that decides what the command means. Any
  /// other wait ends, and speech stops at once in any case.
  mutating func enqueue(_ command: SessionCommand) {
    if command.cannotWait { commands.drop() }
    guard commands.add(command, at: now) else {
      commands.drop()
      return show("Too many keys came at once; they were dropped.")
    }
    guard !turn.isOver else { return }
    let isHeld = turn.holdsCommands || awaited != nil
    if !isHeld || command.cannotWait {
      endWait()
    } else if command.silences {
      silence()
    }
  }

  /// Begins a command's turn.
  mutating func begin(_ command: SessionCommand) {
    let text = recorded(command)
    log.begin(text)
    record(.command(text), navigators.driven)
    speech.beginTurn()
    keyboard.beginCommand()
    turn.add([.decide(command)] + Self.ending)
  }

  /// Dropped commands in a notice: the first few. Typed text is only counted, since nobody knows
  /// whether it would have gone to a secret field.
  func described(_ dropped: [SessionCommand]) -> String {
    var parts: [String] = []
    var letters = 0
    func count() {
      if letters > 0 { parts.append(letters == 1 ? "1 character" : "\(letters) characters") }
      letters = 0
    }
    for command in dropped {
      if command.typesText {
        if case .type(let text) = command { letters += text.count } else { letters += 1 }
      } else {
        count()
        parts.append(VisibleText.of(recorded(command)))
      }
    }
    count()
    let shown = parts.prefix(20).joined(separator: ", ")
    return parts.count > 20 ? "\(shown) and \(parts.count - 20) more" : shown
  }
}
