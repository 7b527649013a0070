// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree

/// The part of a session that edits the input line. Keys edit the line, choose a match or a command, and submit the
/// line.
extension SessionCore {
  /// Opens an input line in the session.
  func openPrompt(_ kind: Prompt.Kind, listing item: RotorItem? = nil) -> [TurnStep] {
    let open = TurnStep.openLine(kind, listing: item)
    return kind == .chooser ? [.makeRows(RowSearch(.everything)), open] : [open]
  }

  /// Opens an input line after the source has created its rows.
  mutating func openLine(_ kind: Prompt.Kind, listing item: RotorItem?) -> [TurnStep] {
    line.open(kind, listing: item)
    describeItems()
    guard let item else {
      return [.say(kind == .command ? .commandLine : .itemChooser, in: self)]
    }
    let language = settings.verbosity.catalog(for: tree).language
    return [.say(.listOf, item.spokenName(in: language), in: self), awaitedChoice]
  }

  /// Presses a key in the open input line.
  mutating func press(_ key: Key, in prompt: Prompt) -> [TurnStep] {
    switch KeyTable.lineKey(for: key) {
    case .close: return closeLine()
    case .submit: return submit()
    case .edit(.deleteBackward) where prompt.text.isEmpty: return closeLine()
    case .edit(let edit): return self.edit(edit, in: prompt)
    case .previous: return go(by: -1)
    case .next: return go(by: 1)
    case .complete: return complete()
    case nil where key.typesUnknownText:
      return [.notice(.keyTypesUnknown, key.name, in: self)]
    case nil: return key.typedText.map { insertIntoLine($0) } ?? []
    }
  }

  /// Types text into the input line. In the item chooser, the selected match is spoken.
  mutating func insertIntoLine(_ text: String) -> [TurnStep] {
    line.insert(text)
    return line.isChoosing ? [awaitedChoice] : []
  }

  /// Edits the input line, and speaks the text that was deleted or passed over. In the item chooser, the new match is
  /// spoken when the text changes.
  private mutating func edit(_ edit: TextEdit, in prompt: Prompt) -> [TurnStep] {
    guard let touched = line.edit(edit) else { return [.border(self)] }
    let isChanged = prompt.text != line.prompt?.text
    return prompt.kind == .chooser && isChanged ? [awaitedChoice] : [say(touched)]
  }

  /// Speaks text that the user passed over or deleted. A single character is spoken by its name.
  private func say(_ text: String) -> TurnStep {
    let text = takesSecret ? String(repeating: "•", count: text.count) : text
    guard text.count == 1 else { return .say(verbatim: text, self) }
    let name = CharacterName.segment(text, settings.verbosity, in: tree)
    return .effect(.speak(Utterance([name])), navigators.driven)
  }

  /// Moves to another match, or to an older or newer command in the history.
  private mutating func go(by step: Int) -> [TurnStep] {
    if line.isChoosing {
      line.choose(by: step)
      return [awaitedChoice]
    }
    return [line.recall(by: -step).map { .say(verbatim: $0, self) } ?? .border(self)]
  }

  /// Completes a command, or shows the possible completions if there are several.
  private mutating func complete() -> [TurnStep] {
    guard line.prompt?.kind == .command else { return [] }
    guard let completion = line.complete(in: tree) else { return [.border(self)] }
    let said = TurnStep.say(verbatim: completion.line, self)
    guard !completion.choices.isEmpty else { return [said] }
    return [.show(completion.choices.joined(separator: ", "), self), said]
  }

  /// Speaks the selected match once the source has described the elements.
  private var awaitedChoice: TurnStep {
    .wait(.items(line.chooser.nextDescription), then: .sayChoice)
  }

  /// Speaks the selected match, its position and the number of matches.
  mutating func sayChoice() -> [TurnStep] {
    guard let choice = line.choose() else { return [.say(.noMatchingItems, in: self)] }
    let words = settings.verbosity.catalog(for: tree)
    let place = words[.position, "\(choice.place + 1)", "\(choice.count)"]
    let said = Utterance([
      .init(.interface, choice.item.text), words.segment(.interface, place),
    ])
    return [.effect(.speak(said), navigators.driven)]
  }

  private mutating func closeLine() -> [TurnStep] {
    line.close()
    return [.say(.closed, in: self)]
  }

  private mutating func submit() -> [TurnStep] {
    guard line.prompt?.kind == .command else {
      // The commands that follow depend on the item that the user chooses.
      return [.wait(.choice(line.chooser.nextDescription), then: .goToChoice)]
    }
    let command = (line.close()?.text ?? "").trimmed
    guard !command.isEmpty else { return [] }
    do {
      let parsed = try CommandParser.parse(command, for: navigators.driven)
      let recorded = masked(parsed)
      // A command that types a secret must not be recalled later, when it would be shown and spoken.
      if recorded == parsed { line.remember(command) }
      log.submit(AddressMask.masked(text: recorded.text))
      return decide(parsed)
    } catch {
      line.remember(command)
      return [.show("\(error).".capitalizedFirst, self)]
    }
  }

  mutating func goToChoice() -> [TurnStep] {
    guard let choice = line.takeChoice() else { return [.border(self)] }
    let move = navigators.driven.navigator.move(to: choice.id)
    return decide(move)
  }
}
