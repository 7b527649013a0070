// SPDX-License-Identifier: MIT

import A11yTree

/// The commands that a session has received but not yet started.
///
/// A command is interpreted only after all earlier commands have taken effect, in the resulting mode. Commands are held
/// while the turn of an earlier command waits for an answer. The held commands are either started in order or dropped
/// together, so no command runs without the commands before it.
struct HeldCommands: Sendable {
  /// The maximum time for which commands are held before they are dropped, if no answer arrives.
  static let limit: Duration = .seconds(10)
  /// The maximum number of held commands, which is large enough for pasted text. If more commands than the maximum are
  /// held, all held commands are dropped.
  private static let most = 1 << 20
  /// The minimum number of letters that are combined into one string. The letters in a shorter series remain single
  /// keys, because each key is echoed.
  private static let leastText = 32

  private var commands: [SessionCommand] = []
  /// The index of the first command that has not started.
  private var start = 0
  /// The maximum number of commands that a source may currently handle together. The maximum number grows as long as
  /// the source handles all of the commands.
  private(set) var togetherLimit = 2
  private static let mostTogether = 128
  /// Whether the source is handling several commands together. A command may have to be held again if the source fails
  /// to handle it together with other commands.
  private(set) var areHandledTogether = false
  /// The time at which commands began to be held for the current turn.
  private(set) var since: Duration = .zero
  /// The number of commands that have been dropped so far.
  private(set) var droppedCount = 0

  /// Whether there are no held commands.
  var isEmpty: Bool { start == commands.count }

  /// Adds a command, or returns `false` if too many commands are held.
  mutating func add(_ command: SessionCommand, at time: Duration) -> Bool {
    if isEmpty {
      commands = []
      start = 0
      since = time
    }
    commands.append(command)
    return commands.count - start <= Self.most
  }

  /// Removes and returns the next command. The remaining commands are held until this command's turn allows them to
  /// start. If the user can type text, a long series of letters is returned as one command.
  mutating func next(into place: TypingPlace?, at time: Duration) -> SessionCommand? {
    guard !isEmpty else { return nil }
    since = time
    togetherLimit = max(togetherLimit, 2)
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

  /// The next commands, up to the number that may be handled together, without removing them.
  var nextTogether: ArraySlice<SessionCommand> { commands[start...].prefix(togetherLimit) }

  /// Removes the next commands, which the source handles together.
  mutating func takeTogether(_ count: Int, at time: Duration) {
    since = time
    start += count
    areHandledTogether = true
  }

  /// Ends a request that handled commands together, and holds the commands that the request did not handle. If the
  /// request handled none of its commands, the first command is then handled alone. No command is held again if all
  /// commands were dropped in the meantime.
  mutating func didHandleTogether(_ count: Int, rest: [SessionCommand]) {
    togetherLimit = rest.isEmpty ? min(2 * togetherLimit, Self.mostTogether) : count == 0 ? 1 : 4
    let wasDropped = !areHandledTogether
    areHandledTogether = false
    guard !rest.isEmpty, !wasDropped else { return }
    commands.replaceSubrange(..<start, with: rest)
    start = 0
  }

  /// Removes and returns all commands.
  @discardableResult mutating func drop() -> [SessionCommand] {
    droppedCount += commands.count - start
    areHandledTogether = false
    defer {
      commands = []
      start = 0
    }
    return Array(commands[start...])
  }
}

extension SessionCommand {
  /// Returns the character that a key types. Enter types a line break only in multiline text.
  fileprivate func character(in place: TypingPlace) -> Character? {
    guard case .press(let key, .zero) = self else { return nil }
    if key == Key(.enter) { return place == .lines ? "\n" : nil }
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
    return character
  }

  /// Whether the command ends the session and must therefore not wait.
  fileprivate var cannotWait: Bool {
    switch self {
    case .quit, .system(.terminate): true
    case .press(let key, _): key.endsSession
    default: false
    }
  }
}

extension SessionCommand {
  /// Whether the command types text into the element with keyboard focus.
  package var typesText: Bool {
    switch self {
    case .type: true
    case .press(let key, _): key.typedText != nil
    default: false
    }
  }

  /// The command, with each character that it types replaced by a bullet.
  package var masked: SessionCommand {
    switch self {
    case .type(let text): .type(String(repeating: "•", count: text.count))
    case .press(let key, let held) where key.typedText != nil: .press(Key("•"), held: held)
    default: self
    }
  }
}

extension SessionCore {
  /// Whether commands are waiting for earlier commands to finish.
  var hasQueuedCommands: Bool { !commands.isEmpty || commands.areHandledTogether }

  /// Whether commands are waiting for earlier commands to finish, or a new command would have to wait.
  package var holdsCommands: Bool { hasQueuedCommands || turn.holdsCommands }

  /// Adds a command from the user or a script to the commands to be performed.
  ///
  /// The command is held while the current turn waits for something that determines the command's effect. If the
  /// current turn waits for anything else, that wait ends. If the command stops speech, speech stops immediately, even
  /// if the command is held.
  mutating func enqueue(_ command: SessionCommand) {
    if command.cannotWait { commands.drop() }
    guard commands.add(command, at: now) else {
      commands.drop()
      return show("Too many keys were waiting, so all of them were dropped.")
    }
    guard !turn.isOver else { return }
    let isHeld = turn.holdsCommands || awaited != nil
    if !isHeld || command.cannotWait {
      endWait()
    } else if command.silences {
      silence()
    }
  }

  /// Starts a command's turn.
  mutating func begin(_ command: SessionCommand) {
    noteBegin(recorded(command))
    turn.add([.decide(command)] + Self.ending)
  }

  /// Starts a command, and stops the speech of the previous command.
  mutating func noteBegin(_ text: String) {
    log.begin(text)
    record(.command(text), navigators.driven)
    speech.beginTurn()
    keyboard.beginCommand()
  }

  /// Returns a description of the first dropped commands, for use in a notice. Typed characters are only counted,
  /// because they may have been meant for a secret field.
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
